import { readdir, rename } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { mediaLimits, PREVIEW_PAGES } from '#contract/rules/mediaLimits.ts';
import { EngineFailure } from '../../../providers/mediaEngine/mediaEngine.ts';
import { pagesOf } from '../../../providers/mediaEngine/pdfPages.ts';
import type { Made, Work } from './film.ts';
import { folderOf } from './film.ts';
import { refusals } from './refusal.ts';
import { keep } from './workshop.ts';

const PDF = 'document.pdf';

/** Counts the pages of a document and draws the first; what Office wrote becomes a PDF before, where that can be done. */
export async function makeDocument(work: Work): Promise<Made> {
  const { providers, media, place, signal, report } = work;
  const isPdf = extname(media.fileName).toLowerCase() === '.pdf';
  if (!isPdf && !providers.office) return {}; // it can be downloaded, and says so
  const file = isPdf ? place.source : await converted(work);
  report(60);
  const length = await pagesOf({ file, folder: place.folder, most: PREVIEW_PAGES }, signal).catch(pdfSays);
  if (length > mediaLimits.pages) throw refusals.tooManyPages();
  const below = folderOf(media.id);
  const names = (await readdir(place.folder)).filter((name) => /^page-\d+\.jpg$/.test(name)).toSorted();
  await keep(providers.storage, place.folder, isPdf ? names : [...names, PDF], below);
  const made = { length, pictures: names.map((name) => `${below}/${name}`), poster: 0 };
  if (isPdf) return made;
  return { ...made, storageKey: `${below}/${PDF}`, contentType: 'application/pdf', sourceKey: media.storageKey };
}

async function converted({ providers, place, signal }: Work): Promise<string> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(mediaLimits.officeSeconds * 1000)]);
  try {
    const path = await providers.office!.toPdf(place.source, place.folder, limit);
    await rename(path, join(place.folder, PDF));
  } catch (error) {
    signal.throwIfAborted();
    throw isOurs(error) ? error : refusals.noOffice();
  }
  return join(place.folder, PDF);
}

/** What the disk says, rather than the file. */
const isOurs = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

function pdfSays(error: unknown): never {
  if (!(error instanceof EngineFailure)) throw error;
  throw error.message.includes('PasswordException') ? refusals.password() : refusals.noPdf();
}
