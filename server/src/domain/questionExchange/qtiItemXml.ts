import { QuestionType, ToleranceKind } from '#contract/rules/questions.ts';
import type { ByHand, Keyed, Option, SimpleType } from '#contract/rules/questions.ts';
import { ANALYSIS, CHILD_CLASS } from './qtiItem.ts';
import { tag, textXml, xhtml } from './qtiXml.ts';
import type { PictureNames } from './qtiXml.ts';
import type { Content } from './row.ts';

/** What is asked in one place: what it declares, what it shows, and how it is marked. */
interface Asked {
  declarations: string;
  body: string;
  processing: string;
}

const MATCHES = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml';
const MAPPED = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/map_response.xml';

/** A question as an item of QTI 3.0; a material holds its children, each in a part of its own. */
export function itemXml(identifier: string, content: Content, pictures: PictureNames): string {
  const { keyed, stem, analysis, points } = content;
  const asked =
    keyed.questionType === QuestionType.compound
      ? material(content, pictures)
      : place(keyed, stem, 'RESPONSE', pictures);
  const analyses = [
    feedback(ANALYSIS, analysis, pictures),
    ...(keyed.questionType === QuestionType.compound
      ? keyed.key.children.map((child) => feedback(`${ANALYSIS}_${child.id}`, child.analysis, pictures))
      : []),
  ].join('');
  const outcomes = [
    tag('qti-outcome-declaration', { identifier: 'SCORE', cardinality: 'single', 'base-type': 'float' }),
    tag(
      'qti-outcome-declaration',
      { identifier: 'MAXSCORE', cardinality: 'single', 'base-type': 'float' },
      tag('qti-default-value', {}, tag('qti-value', {}, String(points / 10))),
    ),
    tag('qti-outcome-declaration', { identifier: 'FEEDBACK', cardinality: 'multiple', 'base-type': 'identifier' }),
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag(
    'qti-assessment-item',
    {
      xmlns: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation':
        'http://www.imsglobal.org/xsd/imsqtiasi_v3p0 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
      identifier,
      title: QuestionType.labels[keyed.questionType],
      adaptive: 'false',
      'time-dependent': 'false',
      'xml:lang': 'zh-CN',
    },
    asked.declarations,
    outcomes,
    tag('qti-item-body', {}, asked.body),
    asked.processing,
    analyses,
  )}`;
}

const feedback = (identifier: string, html: string, pictures: PictureNames): string =>
  html === ''
    ? ''
    : tag(
        'qti-modal-feedback',
        { 'outcome-identifier': 'FEEDBACK', identifier, 'show-hide': 'show' },
        tag('qti-content-body', {}, xhtml(html, pictures)),
      );

function material({ keyed, stem }: Content, pictures: PictureNames): Asked {
  const { body, key } = keyed as Keyed<6>;
  const parts = body.children.map((child) => {
    const own = key.children.find(({ id }) => id === child.id)!;
    const one = { questionType: child.questionType, body: child.body, key: own.key } as Keyed<SimpleType>;
    const asked = place(one, child.stem, `RESPONSE_${child.id}`, pictures);
    const attributes = { class: CHILD_CLASS, id: child.id, 'data-points': child.points };
    return { ...asked, body: tag('div', attributes, asked.body) };
  });
  return {
    declarations: parts.map(({ declarations }) => declarations).join(''),
    body: xhtml(stem, pictures) + parts.map((part) => part.body).join(''),
    processing: '',
  };
}

function place(keyed: Keyed<SimpleType>, stem: string, id: string, pictures: PictureNames): Asked {
  const write = writers[keyed.questionType] as (keyed: never, around: Around) => Asked;
  return write(keyed as never, { id, stem: xhtml(stem, pictures), shown: (html) => xhtml(html, pictures) });
}

interface Around {
  id: string;
  /** XML. */
  stem: string;
  shown: (html: string) => string;
}

const declared = (
  identifier: string,
  cardinality: string,
  baseType: string,
  values: readonly string[],
  more = '',
): string =>
  tag(
    'qti-response-declaration',
    { identifier, cardinality, 'base-type': baseType },
    values.length === 0
      ? ''
      : tag('qti-correct-response', {}, ...values.map((value) => tag('qti-value', {}, textXml(value)))),
    more,
  );

/** Partly right earns its part; anything wrong among it earns as little as nothing given where `wrong` says so. */
const shared = (values: readonly string[], wrong: 0 | -1): string =>
  tag(
    'qti-mapping',
    { 'default-value': wrong, 'lower-bound': 0, 'upper-bound': 1 },
    ...values.map((value) => tag('qti-map-entry', { 'map-key': value, 'mapped-value': 1 / values.length })),
  );

const mapped = tag('qti-response-processing', { template: MAPPED });
const matched = tag('qti-response-processing', { template: MATCHES });

const choices = (options: readonly Option[], shown: Around['shown'], name = 'qti-simple-choice', more = {}): string =>
  options.map(({ id, content }) => tag(name, { identifier: `C_${id}`, ...more }, shown(content))).join('');

const choiceOf = (max: number, isOrderFixed: 0 | 1, inside: string, id: string): string =>
  tag(
    'qti-choice-interaction',
    { 'response-identifier': id, 'max-choices': max, shuffle: isOrderFixed ? 'false' : 'true' },
    inside,
  );

type Writers = { [T in SimpleType]: (keyed: Keyed<T>, around: Around) => Asked };

const writers: Writers = {
  1: ({ body, key }, { id, stem, shown }) => ({
    declarations: declared(id, 'single', 'identifier', [`C_${key.right}`]),
    body: stem + choiceOf(1, body.isOrderFixed, choices(body.options, shown), id),
    processing: matched,
  }),
  2: ({ body, key }, { id, stem, shown }) => ({
    declarations: declared(
      id,
      'multiple',
      'identifier',
      key.right.map((one) => `C_${one}`),
      shared(
        key.right.map((one) => `C_${one}`),
        -1,
      ),
    ),
    body: stem + choiceOf(0, body.isOrderFixed, choices(body.options, shown), id),
    processing: mapped,
  }),
  3: ({ key }, { id, stem }) => ({
    declarations: declared(id, 'single', 'identifier', [key.isTrue ? 'C_true' : 'C_false']),
    body:
      stem +
      choiceOf(
        1,
        1,
        ['true', 'false']
          .map((one) => tag('qti-simple-choice', { identifier: `C_${one}` }, one === 'true' ? '对' : '错'))
          .join(''),
        id,
      ),
    processing: matched,
  }),
  4: ({ key }, { id, stem }) => {
    const ids = key.blanks.map((_, index) => `${id}_${index + 1}`);
    const mapping = (accepted: readonly string[]) =>
      tag(
        'qti-mapping',
        { 'default-value': 0 },
        ...accepted.map((text) =>
          tag('qti-map-entry', {
            'map-key': text,
            'mapped-value': 1,
            'case-sensitive': key.isCaseSensitive ? 'true' : 'false',
          }),
        ),
      );
    let at = -1;
    const body = stem.replaceAll(/_{4,}/g, () => {
      at += 1;
      return tag('qti-text-entry-interaction', {
        'response-identifier': ids[at] ?? id,
        ...(at === 0 && { 'data-order-free': key.isOrderFree }),
      });
    });
    return {
      declarations: key.blanks
        .map(({ accepted }, index) =>
          declared(ids[index]!, 'single', 'string', accepted.slice(0, 1), mapping(accepted)),
        )
        .join(''),
      body,
      processing: '',
    };
  },
  5: ({ body, key }, around) => byHand(key, around, { class: 'essay', 'expected-length': body.mostLetters }),
  7: ({ body, key }, { id, stem }) => {
    const entry = tag('qti-text-entry-interaction', {
      'response-identifier': id,
      'data-unit': key.unit || undefined,
      'data-units': body.units.join('|') || undefined,
    });
    const mode = key.toleranceKind === ToleranceKind.percent ? 'relative' : 'absolute';
    const equal = tag(
      'qti-equal',
      { 'tolerance-mode': mode, tolerance: `${key.tolerance} ${key.tolerance}` },
      tag('qti-variable', { identifier: id }),
      tag('qti-correct', { identifier: id }),
    );
    const worth = tag(
      'qti-set-outcome-value',
      { identifier: 'SCORE' },
      tag('qti-variable', { identifier: 'MAXSCORE' }),
    );
    return {
      declarations: declared(id, 'single', 'float', [String(key.value)]),
      body: `${stem}<p>${entry}</p>`,
      processing: tag(
        'qti-response-processing',
        {},
        tag('qti-response-condition', {}, tag('qti-response-if', {}, equal, worth)),
      ),
    };
  },
  8: ({ body, key }, around) =>
    byHand(
      key,
      around,
      { class: 'short', 'expected-length': body.mostLetters },
      key.keywords.length > 0 ? tag('p', { class: 'keywords' }, textXml(key.keywords.join('、'))) : '',
    ),
  9: ({ body, key }, { id, stem, shown }) => ({
    declarations: declared(
      id,
      'multiple',
      'directedPair',
      key.pairs.map(({ left, right }) => `C_${left} C_${right}`),
      shared(
        key.pairs.map(({ left, right }) => `C_${left} C_${right}`),
        0,
      ),
    ),
    body:
      stem +
      tag(
        'qti-match-interaction',
        { 'response-identifier': id, 'max-associations': body.left.length, shuffle: 'true' },
        tag('qti-simple-match-set', {}, choices(body.left, shown, 'qti-simple-associable-choice', { 'match-max': 1 })),
        tag(
          'qti-simple-match-set',
          {},
          choices(body.right, shown, 'qti-simple-associable-choice', { 'match-max': body.left.length }),
        ),
      ),
    processing: mapped,
  }),
  10: ({ body, key }, { id, stem, shown }) => ({
    declarations: declared(
      id,
      'ordered',
      'identifier',
      key.order.map((one) => `C_${one}`),
    ),
    body:
      stem + tag('qti-order-interaction', { 'response-identifier': id, shuffle: 'true' }, choices(body.items, shown)),
    processing: matched,
  }),
  11: ({ key }, { id, stem, shown }) => ({
    declarations: declared(id, 'single', 'file', []),
    body: stem + tag('qti-upload-interaction', { 'response-identifier': id }) + scorer(key, shown),
    processing: '',
  }),
  12: ({ body, key }, around) =>
    byHand(key, around, { class: `code language-${body.language}`, 'placeholder-text': body.starter || undefined }),
};

function byHand(
  key: ByHand,
  { id, stem, shown }: Around,
  attributes: Record<string, string | number | undefined>,
  more = '',
): Asked {
  return {
    declarations: declared(id, 'single', 'string', []),
    body:
      stem +
      tag('qti-extended-text-interaction', { 'response-identifier': id, ...attributes }) +
      scorer(key, shown, more),
    processing: '',
  };
}

/** What only markers read. */
function scorer({ reference, rubric }: ByHand, shown: Around['shown'], more = ''): string {
  const list = rubric.map(
    ({ title, share, note }) => tag('dt', { 'data-share': share }, textXml(title)) + tag('dd', {}, textXml(note)),
  );
  const inside = [shown(reference), list.length > 0 ? tag('dl', { class: 'rubric' }, ...list) : '', more].join('');
  return inside === ''
    ? ''
    : tag('qti-rubric-block', { view: 'scorer', use: 'instructions' }, tag('qti-content-body', {}, inside));
}
