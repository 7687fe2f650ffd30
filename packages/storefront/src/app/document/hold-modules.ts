import { Transform } from "node:stream";
import { heldModuleType } from "@store/ui-kit/early-protocol";

const preload = /<link [^>]*rel="modulepreload"[^>]*>/g;
const module = /(<script [^>]*type=")module"/;

/**
 * Passes a document on without its preloads of modules, and with its module script held back: nothing of the application loads
 * until the loader starts it. What follows that script is passed on as it is.
 */
export function holdModules(): Transform {
  let pending = "";
  let isHeld = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isHeld) return done(null, chunk);
      // Byte by byte: a character may be cut in two, and so may a tag.
      const text = pending + chunk.toString("latin1");
      const cut = text.lastIndexOf("<") > text.lastIndexOf(">") ? text.lastIndexOf("<") : text.length;
      pending = text.slice(cut);
      const bare = text.slice(0, cut).replace(preload, "");
      isHeld = module.test(bare);
      const held = bare.replace(module, `$1${heldModuleType}"`) + (isHeld ? pending : "");
      if (isHeld) pending = "";
      done(null, Buffer.from(held, "latin1"));
    },
    flush(done) {
      done(null, Buffer.from(pending, "latin1"));
    },
  });
}
