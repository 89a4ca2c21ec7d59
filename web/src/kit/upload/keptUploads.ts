import { hasEnded } from './uploadItem.ts';
import type { UploadItem } from './uploadItem.ts';

const KEY = 'zt-uploads';
const WEEK_MS = 7 * 86_400_000;

interface Kept {
  owner: string;
  at: number;
  item: Pick<UploadItem, 'id' | 'name' | 'size' | 'lastModified' | 'kind' | 'sent' | 'url'>;
}

/** Uploads of this person that a reload cut off; the server keeps them a week. */
export function readKept(owner: string): UploadItem[] {
  return all()
    .filter((kept) => kept.owner === owner && Date.now() - kept.at < WEEK_MS)
    .map(({ item }) => ({ ...item, state: 'lost', message: '', media: null }));
}

/** Remembers what was begun and has not ended. */
export function keepUploads(owner: string, items: readonly UploadItem[]): void {
  const own = items
    .filter((item) => item.url !== null && !hasEnded(item))
    .map(({ id, name, size, lastModified, kind, sent, url }): Kept => {
      return { owner, at: Date.now(), item: { id, name, size, lastModified, kind, sent, url } };
    });
  const others = all().filter((kept) => kept.owner !== owner);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, ...own].slice(-100)));
  } catch {
    // full or forbidden: the upload goes on, only a reload would begin it anew
  }
}

function all(): Kept[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as Kept[]).filter((one) => typeof one?.item?.id === 'string') : [];
  } catch {
    return [];
  }
}
