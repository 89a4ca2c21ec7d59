import { QuestionType } from '#contract/rules/questions.ts';
import type { UserCtx } from '../../kit/context.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import type { Leaving } from './chosen.ts';
import { itemXml } from './qtiItemXml.ts';
import { tag, textXml } from './qtiXml.ts';
import { storedPictures } from './storedPictures.ts';
import type { StoredPicture } from './storedPictures.ts';

/** Questions as a package of QTI 3.0, with their pictures and recordings. @throws TOO_MANY_PICTURES */
export async function questionPackage(ctx: UserCtx, questions: readonly Leaving[]) {
  const bytes = packageOf(questions, await storedPictures(ctx, questions, ['picture', 'sound']));
  return { fileName: '题目.qti.zip', content: bytes.toString('base64') };
}

export function packageOf(questions: readonly Leaving[], pictures: ReadonlyMap<string, StoredPicture>): Buffer {
  const names = new Map(
    [...pictures].map(([url, { extension }], at) => [
      url,
      `${isPicture(extension) ? 'pictures/p' : 'sounds/s'}${at + 1}.${extension}`,
    ]),
  );
  const items = questions.map((content) => {
    const identifier = `Q${content.questionId}`;
    const used = [...names].filter(([url]) => JSON.stringify(content).includes(url)).map(([, name]) => name);
    return {
      identifier,
      path: `items/${identifier}.xml`,
      content: itemXml(identifier, content, names),
      used,
      of: content,
    };
  });
  const resources = [
    ...items.map(({ identifier, path, used, of }) =>
      tag(
        'resource',
        { identifier, type: 'imsqti_item_xmlv3p0', href: path },
        metadata(of),
        tag('file', { href: path }),
        ...used.map((name) => tag('dependency', { identifierref: idOf(name) })),
      ),
    ),
    ...[...names.values()].map((name) =>
      tag('resource', { identifier: idOf(name), type: 'webcontent', href: name }, tag('file', { href: name })),
    ),
  ];
  const manifest = `<?xml version="1.0" encoding="UTF-8"?>\n${tag(
    'manifest',
    {
      xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xmlns:lom': 'http://ltsc.ieee.org/xsd/LOM',
      identifier: 'MANIFEST',
    },
    tag('metadata', {}, tag('schema', {}, 'QTI Package'), tag('schemaversion', {}, '3.0.0')),
    tag('organizations', {}),
    tag('resources', {}, ...resources),
  )}`;
  return writeArchive([
    { path: 'imsmanifest.xml', content: manifest },
    ...items,
    ...[...pictures].map(([url, { bytes }]) => ({ path: names.get(url)!, content: bytes })),
  ]);
}

/** All pictures are kept as this. */
const isPicture = (extension: string): boolean => extension === 'webp';

const idOf = (name: string): string => `F_${name.replaceAll(/\W/g, '_')}`;

const levels = { 1: 'easy', 2: 'medium', 3: 'difficult' } as const;

/** What the item is about and how hard it is, as LOM says it. */
const metadata = ({ knowledge, difficulty, keyed }: Leaving): string =>
  tag(
    'metadata',
    {},
    tag(
      'lom:lom',
      {},
      tag(
        'lom:general',
        {},
        tag('lom:title', {}, tag('lom:string', { language: 'zh-CN' }, QuestionType.labels[keyed.questionType])),
        ...knowledge.map((word) => tag('lom:keyword', {}, tag('lom:string', { language: 'zh-CN' }, textXml(word)))),
      ),
      tag(
        'lom:educational',
        {},
        tag('lom:difficulty', {}, tag('lom:source', {}, 'LOMv1.0'), tag('lom:value', {}, levels[difficulty])),
      ),
    ),
  );
