export {
  type FrameMessage,
  type PageMessage,
  type Reading,
  readFrameMessage,
  readPageMessage,
} from "./messages.ts";
export { type Channel, type ChannelOptions, openChannel } from "./open-channel.ts";
export {
  noDesigns,
  type PendingDesigns,
  readFragment,
  receiveDesign,
  sendDesign,
  stopWaiting,
} from "./sync-designs.ts";
