/** Lets the browser keep a file that an answer carried in base64. */
export function keepFile({ fileName, content }: { fileName: string; content: string }): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: kinds[fileName.split('.').at(-1)!] ?? kinds.xlsx! }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const kinds: Record<string, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  pdf: 'application/pdf',
  json: 'application/json',
  txt: 'text/plain;charset=utf-8',
};
