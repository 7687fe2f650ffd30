export {
  type FrameMessage,
  type PageMessage,
  type Reading,
  readFrameMessage,
  readPageMessage,
} from "./messages.ts";
export { type Channel, type ChannelOptions, openChannel } from "./open-channel.ts";
export { nothingSent, readFragment, receiveLayout, type SentLayouts, sendLayout, stopWaiting } from "./sync-designs.ts";
