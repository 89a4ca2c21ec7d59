/** The text a reader could select. */
export async function textOf(bytes: Buffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('\n');
}
