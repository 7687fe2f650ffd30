const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
}

/**
 * The fontconfig file of the npm browser: its own fonts and no others, so that a page has the same shape on every machine.
 */
export function fontsConfig({ fonts, cache }: { fonts: string; cache: string }): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(fonts)}</dir>
  <cachedir>${escapeXml(cache)}</cachedir>
</fontconfig>
`;
}
