import { existsSync } from 'node:fs';
import { basename, delimiter, extname, join } from 'node:path';
import { done } from './engineProcess.ts';

/** Turns Office files into PDF. */
export interface OfficeConverter {
  /**
   * @returns the path of the PDF, in the folder
   * @throws EngineFailure when it cannot, or the reason of the signal
   */
  toPdf(file: string, folder: string, signal: AbortSignal): Promise<string>;
}

/** LibreOffice at the path of the settings, else where PATH has it; null: there is none, or none is wanted. */
export function findOffice(wanted: string | null, path = process.env['PATH'] ?? ''): OfficeConverter | null {
  if (wanted === 'off') return null;
  const places = path
    .split(delimiter)
    .flatMap((folder) => ['soffice', 'libreoffice'].map((name) => join(folder, name)));
  const office = wanted ?? places.find((place) => existsSync(place));
  return office === undefined ? null : libreOffice(office);
}

const libreOffice = (office: string): OfficeConverter => ({
  async toPdf(file, folder, signal) {
    await done({ kind: 'office', office, file, folder }, { signal, folder });
    return join(folder, `${basename(file, extname(file))}.pdf`);
  },
});
