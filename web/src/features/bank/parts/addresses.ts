import type { BankScope, QuestionRow } from '#contract/exam/questionFacts.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

/** What the list of a bank keeps in the address. */
export const bankList = listSpec({
  filters: {
    folder: '',
    keyword: '',
    /** Numbers of types, joined by points. */
    types: '',
    difficulty: ['', '1', '2', '3'],
    knowledge: '',
    year: '',
    subject: '',
    source: ['', '1', '2', '3', '4', '5'],
    reported: ['', '1'],
  },
  sorts: ['newest', 'used', 'hardest'],
});

export const bankPaths: Readonly<Record<BankScope, string>> = {
  all: '/resourceLibrary',
  own: '/resourceLibrary/my',
  shared: '/resourceLibrary/shared',
  bin: '/resourceLibrary/myRecycle',
};

export const previewHref = (id: string): string => `/resourceLibrary/questionPreview?id=${id}`;

/** Where a question is written; a material has a room of its own. */
export const editHref = ({ id, questionType }: Pick<QuestionRow, 'id' | 'questionType'>): string =>
  `/account/subject/${questionType === QuestionType.compound ? 'comprehend' : 'add'}?id=${id}`;

export const typesOf = (text: string): QuestionType[] =>
  text.split('.').flatMap((one) => QuestionType.values.filter((type) => String(type) === one));

/** The types with one more, or one fewer. */
export const toggledType = (types: readonly QuestionType[], type: QuestionType): string =>
  (types.includes(type) ? types.filter((one) => one !== type) : [...types, type]).join('.');
