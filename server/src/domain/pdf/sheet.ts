import Pdf from 'pdfkit';
import { fileURLToPath } from 'node:url';

/** Noto Sans Hans, SIL Open Font License 1.1; only the letters that are used go into the file. */
const fonts = new URL('../fonts/', import.meta.resolve('@embedpdf/fonts-sc'));
/** The file of a face. */
export const face = (name: 'Regular' | 'Bold'): string => fileURLToPath(new URL(`NotoSansHans-${name}.otf`, fonts));

/** The colours of the house on paper. */
export const ink = {
  dark: '#16211c',
  soft: '#45514b',
  meta: '#626e68',
  accent: '#0f6a50',
  line: '#b4d3c5',
  flag: '#e8c06a',
};

const none = { top: 0, bottom: 0, left: 0, right: 0 };

export type Sheet = InstanceType<typeof Pdf>;

/** A document in A4 with Chinese letters as `plain` and `bold`; its text can be selected. */
export function newSheet(options: PDFKit.PDFDocumentOptions): Sheet {
  const doc = new Pdf({ size: 'A4', margins: none, lang: 'zh-CN', displayTitle: true, ...options });
  return doc.registerFont('plain', face('Regular')).registerFont('bold', face('Bold'));
}
