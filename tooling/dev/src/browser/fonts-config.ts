const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
}

/** The fontconfig file of the npm browser: only its bundled fonts, so that a page looks the same on every machine. */
export function fontsConfig({ fonts, cache }: { fonts: string; cache: string }): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(fonts)}</dir>
  <cachedir>${escapeXml(cache)}</cachedir>
</fontconfig>
`;
}
