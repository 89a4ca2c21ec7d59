import type { Places } from './loadImport.ts';

/** Folders with the way to them: 期末 / 单选. */
export function folderOptions(folders: Places['folders']): { value: string; label: string }[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const nameOf = (id: string, depth = 0): string => {
    const folder = byId.get(id);
    if (!folder) return '';
    const above = folder.parentId && depth < 10 ? nameOf(folder.parentId, depth + 1) : '';
    return above === '' ? folder.folderName : `${above} / ${folder.folderName}`;
  };
  return folders
    .map(({ id }) => ({ value: id, label: nameOf(id) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'zh-CN'));
}
