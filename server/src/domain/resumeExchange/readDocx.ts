import mammoth from 'mammoth';
import { buffer } from 'node:stream/consumers';
import type { Archive } from '../archive/openArchive.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import { linesOf } from './docxLines.ts';
import { readLines } from './readLines.ts';
import { FileRefusal } from './row.ts';
import type { RawResume } from './row.ts';

export const DOCUMENT = 'word/document.xml';
const TYPES = '[Content_Types].xml';

const MB = 1_048_576;
/** All the XML of a résumé, unfolded. */
const MOST_XML = 12 * MB;
const ENTRIES = 500;
const LETTERS = 200_000;

/** Parts that do something, or hold a file of another kind. */
const acting =
  /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|vbaProjectSignature[^/]*\.bin)$|\/(?:activeX|embeddings|afchunk)/i;

/** Fields that start a program or fetch what is elsewhere. */
const fields = /\b(?:DDEAUTO|DDE|INCLUDETEXT|MACROBUTTON)\b/;

const EXTERNAL_TEMPLATE = /<Relationship\b[^>]*attachedTemplate[^>]*TargetMode\s*=\s*["']External/i;

/** What a document of Word says, line by line. @throws FileRefusal */
export async function readDocx(archive: Archive): Promise<RawResume[]> {
  const paths = archive.entries.map(({ path }) => path);
  if (paths.length > ENTRIES) throw new FileRefusal('这份 Word 里的部件太多，不是普通的简历');
  if (paths.some((path) => acting.test(path))) throw new FileRefusal('这份 Word 里有宏、控件或嵌入的文件，不收');
  const texts = await textsIn(archive);
  const isMacro = /macroEnabled|vbaProject/i.test(texts.get(TYPES)?.toString('utf8') ?? '');
  if (isMacro) throw new FileRefusal('这份 Word 带着宏（.docm），请另存为普通的 .docx');
  for (const [path, bytes] of texts) mustBeQuiet(path, bytes);
  const content = [...texts].map(([path, bytes]) => ({ path, content: bytes }));
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  const options = { convertImage, includeEmbeddedStyleMap: false, externalFileAccess: false };
  const { value } = await mammoth.convertToHtml({ buffer: writeArchive(content) }, options).catch(() => {
    throw new FileRefusal('这份 Word 打不开：可能已经损坏，请另存一份再传');
  });
  if (value.length > LETTERS) throw new FileRefusal('这份 Word 太长，不是一份简历');
  return [readLines(linesOf(value))];
}

/** The parts that are text; pictures and fonts are not looked at. */
async function textsIn(archive: Archive): Promise<Map<string, Buffer>> {
  const wanted = archive.entries.filter(({ path }) => /\.(?:xml|rels)$/i.test(path) && !/^customXml\//i.test(path));
  if (wanted.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_XML)
    throw new FileRefusal('这份 Word 的文字太多，不是一份简历');
  const texts = new Map<string, Buffer>();
  for (const { path } of wanted) texts.set(path, await buffer(await archive.read(path)));
  return texts;
}

/** @throws FileRefusal for what fetches, starts or declares something */
function mustBeQuiet(path: string, bytes: Buffer): void {
  const text = bytes.toString('utf8');
  const wide = bytes.toString('utf16le');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || /<!(?:DOCTYPE|ENTITY)/i.test(wide))
    throw new FileRefusal('这份 Word 里有 DOCTYPE 声明，不收');
  if (path.endsWith('.rels') && EXTERNAL_TEMPLATE.test(text))
    throw new FileRefusal('这份 Word 要从别处取模板，不收；请去掉模板再存一份');
  if (fieldsIn(text).some((field) => fields.test(field))) throw new FileRefusal('这份 Word 里有会运行程序的域，不收');
}

/** What fields say, each paragraph's together: Word spreads the name of one over several runs. */
function fieldsIn(text: string): string[] {
  const spread = text
    .split('</w:p>')
    .map((paragraph) => [...paragraph.matchAll(/<w:instrText[^>]*>([^<]*)</g)].map(([, part]) => part).join(''));
  const simple = [...text.matchAll(/<w:fldSimple\b[^>]*\bw:instr\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return [...spread, ...simple.map(([, double = '', single = '']) => double + single)];
}
