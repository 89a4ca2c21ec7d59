import { attributeIn, childIn, insideOf, nameOf, readTree } from './wordTree.ts';
import type { WordNode } from './wordTree.ts';

interface Level {
  format: string;
  /** `%1.` and the like. */
  text: string;
  start: number;
}

interface List {
  id: string;
  levels: Map<number, Level>;
  /** Where this use of it begins anew. */
  restarts: Map<number, number>;
}

/** What Word writes before paragraphs by itself: numbers that are in no text. */
export class Numbers {
  readonly #lists: Map<string, List>;
  readonly #ofStyle: Map<string, { list: string; level: number }>;
  readonly #counts = new Map<string, number[]>();
  readonly #begun = new Set<string>();

  constructor(numbering: Buffer | undefined, styles: Buffer | undefined) {
    this.#lists = numbering ? listsIn(rootOf(numbering)) : new Map();
    this.#ofStyle = styles ? stylesIn(rootOf(styles)) : new Map();
  }

  /** What stands before this paragraph; empty for bullets and for paragraphs without a number. */
  before(properties: WordNode | undefined): string {
    const own = childIn(properties, 'w:numPr');
    const style = this.#ofStyle.get(attributeIn(childIn(properties, 'w:pStyle'), 'w:val') ?? '');
    const id = attributeIn(childIn(own, 'w:numId'), 'w:val') ?? style?.list;
    const level = Number(attributeIn(childIn(own, 'w:ilvl'), 'w:val') ?? style?.level ?? 0);
    const list = id === undefined ? undefined : this.#lists.get(id);
    if (!list || !(level >= 0 && level < 9)) return '';
    const counts = this.#counts.get(list.id) ?? [];
    this.#counts.set(list.id, counts);
    if (!this.#begun.has(id!)) {
      this.#begun.add(id!);
      for (const [at, start] of list.restarts) counts[at] = start - 1;
    }
    counts[level] = (counts[level] ?? (list.levels.get(level)?.start ?? 1) - 1) + 1;
    counts.length = level + 1;
    return textOf(list, level, counts);
  }
}

function textOf(list: List, level: number, counts: readonly number[]): string {
  const { format = 'none', text = '' } = list.levels.get(level) ?? {};
  if (format === 'bullet' || format === 'none') return '';
  const said = text.replaceAll(/%(\d)/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    return numberText(counts[at] ?? 1, list.levels.get(at)?.format ?? 'decimal');
  });
  return said === '' ? '' : `${said} `;
}

function numberText(count: number, format: string): string {
  if (format === 'upperLetter') return String.fromCodePoint(64 + Math.min(count, 26));
  if (format === 'lowerLetter') return String.fromCodePoint(96 + Math.min(count, 26));
  if (/chinese|japanese|ideograph|taiwanese/i.test(format) && !/FullWidth|Enclosed/.test(format)) return chinese(count);
  return String(count);
}

const digits = '零一二三四五六七八九';

export const chinese = (count: number): string => {
  if (count < 10) return digits[count]!;
  if (count >= 100) return String(count);
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  return `${tens === 1 ? '' : digits[tens]!}十${ones === 0 ? '' : digits[ones]!}`;
};

const rootOf = (bytes: Buffer): WordNode | undefined =>
  readTree(bytes).find((node) => !nameOf(node).startsWith('?') && nameOf(node) !== '#text');

const named = (node: WordNode | undefined, name: string): WordNode[] =>
  insideOf(node).filter((one) => nameOf(one) === name);

function listsIn(root: WordNode | undefined): Map<string, List> {
  const shapes = new Map(
    named(root, 'w:abstractNum').map((one) => [attributeIn(one, 'w:abstractNumId') ?? '', levelsOf(one)]),
  );
  return new Map(
    named(root, 'w:num').map((one) => {
      const id = attributeIn(childIn(one, 'w:abstractNumId'), 'w:val') ?? '';
      const overrides = named(one, 'w:lvlOverride').flatMap((over) => {
        const start = attributeIn(childIn(over, 'w:startOverride'), 'w:val');
        return start === undefined ? [] : [[Number(attributeIn(over, 'w:ilvl')), Number(start)] as const];
      });
      return [
        attributeIn(one, 'w:numId') ?? '',
        { id, levels: shapes.get(id) ?? new Map(), restarts: new Map(overrides) },
      ];
    }),
  );
}

const levelsOf = (shape: WordNode): Map<number, Level> =>
  new Map(
    named(shape, 'w:lvl').map((level) => [
      Number(attributeIn(level, 'w:ilvl')),
      {
        format: attributeIn(childIn(level, 'w:numFmt'), 'w:val') ?? 'decimal',
        text: attributeIn(childIn(level, 'w:lvlText'), 'w:val') ?? '',
        start: Number(attributeIn(childIn(level, 'w:start'), 'w:val') ?? 1),
      },
    ]),
  );

const stylesIn = (root: WordNode | undefined): Map<string, { list: string; level: number }> =>
  new Map(
    named(root, 'w:style').flatMap((style) => {
      const own = childIn(childIn(style, 'w:pPr'), 'w:numPr');
      const list = attributeIn(childIn(own, 'w:numId'), 'w:val');
      const level = Number(attributeIn(childIn(own, 'w:ilvl'), 'w:val') ?? 0);
      return list === undefined ? [] : [[attributeIn(style, 'w:styleId') ?? '', { list, level }] as const];
    }),
  );
