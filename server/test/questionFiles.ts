import writeExcel from 'write-excel-file/node';
import { zipOf } from './sheets.ts';
import type { Entry } from './sheets.ts';

/** A picture of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A recording of nothing: a WAV with eight silent samples. */
export const sound = Buffer.from('UklGRiwAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQgAAACAgICAgICAgA==', 'base64');

export const textEntry = (name: string, text: string): Entry => ({ name, content: Buffer.from(text) });

export const questionHeads = [
  '题型',
  '题干',
  '选项A',
  '选项B',
  '选项C',
  '选项D',
  '答案',
  '解析',
  '难度',
  '知识点',
  '分值',
];

/** Our template with these lines, in the order of `questionHeads`. */
export const excelOf = (lines: readonly (readonly string[])[], heads = questionHeads): Promise<Buffer> =>
  writeExcel([heads, ...lines.map((line) => [...line])]).toBuffer();

const w =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A paragraph of Word: text, lines in it, or XML as it is. */
export const wordLine = (text: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${text
    .split('\n')
    .map((line) => `<w:r><w:t xml:space="preserve">${xml(line)}</w:t></w:r>`)
    .join('<w:r><w:br/></w:r>')}</w:p>`;

export const numbered = (list: number, level = 0): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;

/** A paragraph with the picture of that relation. */
export const wordPicture = (relation: string, before = ''): string =>
  `<w:p><w:r><w:t xml:space="preserve">${xml(before)}</w:t></w:r><w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="图"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${relation}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

interface WordWish {
  numbering?: string;
  pictures?: Record<string, { name: string; content: Buffer }>;
  others?: readonly Entry[];
}

/** A document with these paragraphs. */
export function wordOf(
  paragraphs: readonly string[],
  { numbering, pictures = {}, others = [] }: WordWish = {},
): Buffer {
  const base = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = Object.entries(pictures).map(
    ([id, { name }]) => `<Relationship Id="${id}" Type="${base}/image" Target="media/${name}"/>`,
  );
  return zipOf([
    textEntry(
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="wmf" ContentType="image/x-wmf"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    textEntry(
      '_rels/.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="d" Type="${base}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    textEntry(
      'word/_rels/document.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    ),
    textEntry(
      'word/document.xml',
      `<?xml version="1.0" encoding="UTF-8"?><w:document ${w}><w:body>${paragraphs.join('')}</w:body></w:document>`,
    ),
    ...(numbering === undefined
      ? []
      : [textEntry('word/numbering.xml', `<w:numbering ${w}>${numbering}</w:numbering>`)]),
    ...Object.values(pictures).map(({ name, content }) => ({ name: `word/media/${name}`, content })),
    ...others,
  ]);
}

/** A QTI package of these items, each a whole document. */
export function qtiOf(
  items: Readonly<Record<string, string>>,
  others: readonly Entry[] = [],
  type = 'imsqti_item_xmlv2p1',
): Buffer {
  const resources = Object.keys(items).map(
    (path, at) => `<resource identifier="R${at}" type="${type}" href="${path}"><file href="${path}"/></resource>`,
  );
  return zipOf([
    textEntry(
      'imsmanifest.xml',
      `<?xml version="1.0" encoding="UTF-8"?><manifest identifier="M" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><organizations/><resources>${resources.join('')}</resources></manifest>`,
    ),
    ...Object.entries(items).map(([path, content]) => textEntry(path, content)),
    ...others,
  ]);
}

/** An item of QTI 2 with this body. */
export const itemOf = (declarations: string, body: string, after = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="I" title="题" adaptive="false" timeDependent="false">${declarations}<itemBody>${body}</itemBody>${after}</assessmentItem>`;

export const responseOf = (
  values: readonly string[],
  cardinality = 'single',
  baseType = 'identifier',
  id = 'RESPONSE',
): string =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`;
