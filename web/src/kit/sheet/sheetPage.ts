import type { ReactNode } from 'react';
import type { BadRow, Import, ImportView, SheetImportCalls } from '#contract/user/sheetImport.ts';
import type { Page } from '#contract/kit/page.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../answerOr.ts';
import { listSpec } from '../list/listAddress.ts';
import { loadList } from '../list/loadList.ts';
import type { LoadedPage } from '../list/loadList.ts';
import type { PageApi } from '../pageApi.ts';

/** What is special about the import of one list: where it is, what it is called, and what follows from it. */
export interface SheetPage {
  /** What a row is, as people call it. */
  readonly noun: string;
  /** Counted by; people unless told. */
  readonly unit?: string;
  /** Which list of several, where the kind has one for each of something: sent with the file. */
  readonly scope?: Readonly<Record<string, string>>;
  /** The head of the column that tells people of the same name apart. */
  readonly markHead: string;
  /** The head of the column before it, where rows are no people. */
  readonly nameHead?: string;
  /** What can be done about a row that needs a hand. */
  readonly rowAct?: (view: ImportView, row: BadRow) => ReactNode;
  /** The address of the import, and of what it has brought. */
  readonly path: string;
  readonly broughtPath: string;
  /** The check, whose file does not travel as JSON. */
  readonly checkPath: string;
  /** The contract comes with the first press. */
  readonly calls: () => Promise<Pick<SheetImportCalls, 'template' | 'errorFile' | 'run' | 'undo'>>;
  readonly words: {
    readonly note: string;
    readonly template: string;
    readonly check: string;
    readonly confirm: (view: ImportView) => string;
    readonly confirmLabel: string;
    /** What the good rows became. */
    readonly brought: string;
    readonly broughtLink: string;
    /** What stays when the import is undone, and what it does. */
    readonly keeps: string;
    readonly undo: (count: number) => string;
    readonly undone: string;
  };
}

/** Query name of the import that is looked at. */
const IMPORT = 'id';

export const importPath = ({ path }: SheetPage, id: string): string => `${path}?${IMPORT}=${id}`;

export const unitOf = ({ unit = '人' }: SheetPage): string => unit;

export const importList = listSpec({});

export interface LoadedSheet {
  view: ImportView | null;
  history: LoadedPage<Import> | null;
}

/** The import that the address names, or else those of before. */
export async function loadSheet(
  request: Request,
  api: PageApi,
  { view }: Pick<SheetImportCalls, 'view'>,
  before: (page: { pageCurrent: number; pageSize: number }) => Promise<Page<Import>>,
): Promise<LoadedSheet> {
  const search = new URL(request.url).searchParams;
  const id = search.get(IMPORT) ?? '';
  if (isId(id)) return { view: await answerOr(request, api.call(view, { id })), history: null };
  const history = await loadList(request, importList, ({ page }) => before({ pageCurrent: page, pageSize: 10 }));
  return { view: null, history };
}
