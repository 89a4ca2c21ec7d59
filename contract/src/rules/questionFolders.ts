/** Folders of a bank stand below each other so deep. */
export const FOLDER_LEVELS = 3;

export const MOST_FOLDERS = 200;

/** Days a question stays in the recycle bin. */
export const BIN_DAYS = 30;

export interface FolderNode {
  id: string;
  /** NONE at the top. */
  parentId: string;
  folderName: string;
}

export type FolderLine<F extends FolderNode> = F & {
  /** 1 at the top. */
  level: number;
};

/** The folders as they are listed: each below its parent, by name, with its level. */
export function folderLines<F extends FolderNode>(folders: readonly F[]): FolderLine<F>[] {
  const known = new Set(folders.map(({ id }) => id));
  const below = Map.groupBy(folders, ({ parentId }) => (known.has(parentId) ? parentId : ''));
  const lines = (parentId: string, level: number): FolderLine<F>[] =>
    (below.get(parentId) ?? [])
      .toSorted((a, b) => a.folderName.localeCompare(b.folderName, 'zh-CN', { numeric: true }))
      .flatMap((folder) => [{ ...folder, level }, ...lines(folder.id, level + 1)]);
  return lines('', 1);
}

/** A folder and all that are below it. */
export function branchOf(folders: readonly FolderNode[], id: string): string[] {
  const below = folders.filter(({ parentId }) => parentId === id);
  return [id, ...below.flatMap((folder) => branchOf(folders, folder.id))];
}

/** How many levels a folder takes with what is below it. */
export function heightOf(folders: readonly FolderNode[], id: string): number {
  const below = folders.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((folder) => heightOf(folders, folder.id)));
}

/** At which level a folder stands; 0 for the place above all. */
export function levelOf(folders: readonly FolderNode[], id: string): number {
  const folder = folders.find((one) => one.id === id);
  return folder ? 1 + levelOf(folders, folder.parentId) : 0;
}
