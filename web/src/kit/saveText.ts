import { saveFile } from './saveFile.ts';

/** Has the browser save a text as a file. The mark at its beginning tells old Windows programs that it is UTF-8. */
export function saveText(fileName: string, content: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', content], { type: 'text/plain;charset=utf-8' }));
  saveFile(url, fileName);
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
