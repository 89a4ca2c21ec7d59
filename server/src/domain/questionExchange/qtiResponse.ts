import { allBelow, elementsIn, textBelow } from './markup.ts';
import type { Markup } from './markup.ts';

export interface Declared {
  id: string;
  /** Right answers in their order: those said to be, and those that are worth something. */
  correct: string[];
  isSingle: boolean | undefined;
  isNumber: boolean;
  isCaseSensitive: boolean;
}

/** What an item declares of one of its answers. */
export function declarationOf(root: Markup, id: string): Declared {
  const found = elementsIn(root, 'responsedeclaration').find(({ attributes }) => attributes.identifier === id);
  const { cardinality, basetype = '' } = found?.attributes ?? {};
  const said = allBelow(elementsIn(found, 'correctresponse')[0], 'value').map((one) => textBelow(one).trim());
  const entries = allBelow(elementsIn(found, 'mapping')[0], 'mapentry');
  const worth = entries
    .filter(({ attributes }) => Number(attributes.mappedvalue ?? 0) > 0)
    .map(({ attributes }) => (attributes.mapkey ?? '').trim());
  // a mapping besides tells parts of the marks; for texts it holds the other spellings
  const correct = basetype === 'string' || said.length === 0 ? [...said, ...worth] : said;
  return {
    id,
    correct: [...new Set(correct)].filter((one) => one !== ''),
    isSingle: cardinality === undefined ? undefined : cardinality === 'single',
    isNumber: basetype === 'float' || basetype === 'integer',
    isCaseSensitive: entries.some(({ attributes }) => attributes.casesensitive === 'true'),
  };
}
