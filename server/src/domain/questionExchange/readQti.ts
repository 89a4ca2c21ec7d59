import { posix } from 'node:path';
import { MOST_IMPORTED } from '#contract/rules/questionExchange.ts';
import { TOO_MANY_QUESTIONS, UNREADABLE } from '#contract/exam/questionImportFailures.ts';
import { ArchiveRefusal } from '../archive/openArchive.ts';
import { kept } from './compose.ts';
import { Unread } from './giftBody.ts';
import { judged, titleOf } from './judged.ts';
import type { Found } from './judged.ts';
import { escaped } from './cells.ts';
import { allBelow, firstBelow, textBelow } from './markup.ts';
import type { Markup } from './markup.ts';
import type { Package } from './package.ts';
import type { Pictures } from './pictures.ts';
import { foundInItem } from './qtiItem.ts';
import { foundInOld } from './qtiOld.ts';
import { itemFiles } from './qtiManifest.ts';
import type { ItemFile } from './qtiManifest.ts';
import { emptyWritten, ReadRefusal } from './row.ts';
import type { ReadRow, RowIssue } from './row.ts';

/** The items of a QTI package: 2.1, 2.2 and 3.0, and what can be represented of 1.2. @throws ReadRefusal */
export function readQti(pack: Package, pictures: Pictures): ReadRow[] {
  const files = listed(pack);
  const parts = files.flatMap((file) => partsOf(file));
  if (parts.length > MOST_IMPORTED) throw new ReadRefusal(TOO_MANY_QUESTIONS);
  return parts.map((part, index) => rowOf(part, index + 1, pictures));
}

function listed(pack: Package): ItemFile[] {
  try {
    return itemFiles(pack);
  } catch (error) {
    throw error instanceof ArchiveRefusal ? new ReadRefusal(UNREADABLE, error.message) : error;
  }
}

interface Part extends ItemFile {
  place: string;
}

/** A file of version 1.2 holds many items. */
function partsOf(file: ItemFile): Part[] {
  if (file.root?.name !== 'questestinterop') return [{ ...file, place: file.path }];
  return allBelow(file.root, 'item').map((root, index) => ({
    ...file,
    root,
    place: `${posix.basename(file.path)} 第 ${index + 1} 题`,
  }));
}

function rowOf(part: Part, row: number, pictures: Pictures): ReadRow {
  const { place, root } = part;
  const bad = (issues: RowIssue[]): ReadRow => {
    const text = root ? textIn(root) : '';
    return { row, place, title: titleOf(escaped(text)), written: [kept({ ...emptyWritten, stem: text })], issues };
  };
  if (!root) return bad([{ column: '文件', reason: part.problem }]);
  try {
    const found: Found =
      root.name === 'item'
        ? foundInOld(root, { path: part.path, pictures })
        : foundInItem(root, { path: part.path, pictures });
    const { content, issues } = judged({
      ...found,
      ...(part.difficulty && { difficulty: part.difficulty }),
      knowledge: part.knowledge,
    });
    return content ? { row, place, title: titleOf(content.stem), content, issues } : bad(issues);
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return bad([{ column: error.column, reason: error.message }]);
  }
}

const LETTERS = 4000;

/** What somebody knows the item by. */
function textIn(root: Markup): string {
  const body = firstBelow(root, /^(?:itembody|presentation)$/);
  const text = textBelow(body).replaceAll(/\s+/g, ' ').trim() || (root.attributes.title ?? '');
  return text.slice(0, LETTERS);
}
