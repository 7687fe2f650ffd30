/** A platform as npm's `node` package distinguishes them. */
export interface Machine {
  platform: NodeJS.Platform;
  arch: string;
}

/** The npm package that contains Node for this machine, and the path of the program in it. */
export function nodePackage({ platform, arch }: Machine): { name: string; program: string } {
  const system = platform === "win32" ? "win" : platform;
  const prefix = platform === "darwin" && arch === "arm64" ? "node-bin" : "node";
  return { name: `${prefix}-${system}-${arch}`, program: platform === "win32" ? "bin/node.exe" : "bin/node" };
}
