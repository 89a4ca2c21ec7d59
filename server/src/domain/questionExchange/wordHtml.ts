import mammoth from 'mammoth';
import { UNREADABLE } from '#contract/exam/questionImportFailures.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import type { Package } from './package.ts';
import type { Pictures } from './pictures.ts';
import { ReadRefusal } from './row.ts';
import { texOf } from './wordFormula.ts';
import { Numbers } from './wordNumbers.ts';
import type { WordNode } from './wordTree.ts';
import { childIn, insideOf, nameOf, readTree, textAt, textRun, writeTree } from './wordTree.ts';

export const DOCUMENT = 'word/document.xml';

/** Stands for a formula that cannot be read. */
export const LOST_FORMULA = '⟦公式⟧';

const PICTURES = /^image\/(?:png|jpe?g|gif|webp|avif)$/i;

/** A picture of a kind that browsers do not show. */
export const LOST_PICTURE = '⟦图片⟧';

/**
 * A document as HTML. What mammoth leaves out is written into it before: the numbers that Word counts by itself,
 * formulas as TeX, and underlined gaps as blanks. @throws ReadRefusal
 */
export async function wordHtml(pack: Package, pictures: Pictures): Promise<string> {
  const document = pack.read(DOCUMENT);
  if (!document) throw new ReadRefusal(UNREADABLE);
  const numbers = new Numbers(pack.read('word/numbering.xml'), pack.read('word/styles.xml'));
  const tree = readTree(document).map((node) => prepared(node, numbers));
  const others = pack.paths.filter((path) => path !== DOCUMENT && !/^(?:docProps|customXml)\//.test(path));
  for (const path of others) if (/\.(?:xml|rels)$/i.test(path)) readTree(pack.read(path)!);
  const entries = others.map((path) => ({ path, content: pack.read(path)! }));
  const buffer = writeArchive([...entries, { path: DOCUMENT, content: writeTree(tree) }]);
  const convertImage = mammoth.images.imgElement(async (image) => ({ src: await kept(image, pictures) }));
  const options = { convertImage, styleMap: ['u => u', 'p => p:fresh'], includeEmbeddedStyleMap: false };
  const made = await mammoth.convertToHtml({ buffer }, options).catch((error: unknown) => {
    throw error instanceof ReadRefusal ? error : new ReadRefusal(UNREADABLE);
  });
  return made.value.replaceAll(/<img[^>]*src="lost"[^>]*>/g, LOST_PICTURE);
}

interface Image {
  contentType: string;
  readAsBuffer: () => Promise<Buffer>;
}

async function kept({ contentType, readAsBuffer }: Image, pictures: Pictures): Promise<string> {
  if (!PICTURES.test(contentType)) return 'lost';
  const bytes = await readAsBuffer().catch(() => undefined);
  return bytes ? pictures.keep(`picture ${pictures.list.length + 1}`, Uint8Array.from(bytes)) : 'lost';
}

function prepared(node: WordNode, numbers: Numbers): WordNode {
  const name = nameOf(node);
  if (name === 'm:oMathPara') return mathRuns(node);
  if (name === 'm:oMath') return mathRun(node);
  if (name === 'w:r' && isGap(node)) return textRun('____');
  const inside = node[name];
  if (!Array.isArray(inside)) return node;
  const list = (inside as WordNode[]).map((one) => prepared(one, numbers));
  if (name !== 'w:p') return { ...node, [name]: list };
  const properties = childIn(node, 'w:pPr');
  const number = numbers.before(properties);
  if (number === '') return { ...node, [name]: list };
  const plain = list.filter((one) => nameOf(one) !== 'w:pPr');
  return { ...node, [name]: [textRun(number), ...plain] };
}

function mathRun(node: WordNode): WordNode {
  const tex = texOf(node);
  return textRun(tex === undefined ? LOST_FORMULA : `\\(${tex}\\)`);
}

/** A line of formulas becomes runs one after another. */
function mathRuns(node: WordNode): WordNode {
  const texts = insideOf(node)
    .filter((one) => nameOf(one) === 'm:oMath')
    .map((one) => texOf(one));
  return textRun(texts.map((tex) => (tex === undefined ? LOST_FORMULA : `\\(${tex}\\)`)).join(' '));
}

/** Underlined spaces are where something is to be written. */
function isGap(run: WordNode): boolean {
  const properties = childIn(run, 'w:rPr');
  const text = textAt(run, 'w:t');
  return childIn(properties, 'w:u') !== undefined && text.length >= 2 && text.trim() === '';
}
