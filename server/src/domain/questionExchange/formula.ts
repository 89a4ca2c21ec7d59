import type { MathDocument } from 'mathjax-full/js/core/MathDocument.js';
import type { LiteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import type { LiteDocument } from 'mathjax-full/js/adaptors/lite/Document.js';
import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js';
import type { LiteText } from 'mathjax-full/js/adaptors/lite/Text.js';
import { isDrawable } from './formulaShapes.ts';

/** A formula that has been set. Measures are in thousandths of an em. */
export interface SetFormula {
  latex: string;
  /** The outermost `svg`. */
  shapes: LiteElement;
  width: number;
  /** Above the line on which letters stand. */
  height: number;
  depth: number;
}

/** Sets TeX; undefined: it cannot be read, or has nothing to show. */
export type Setter = (latex: string, isDisplay: boolean) => SetFormula | undefined;

/** None that defines commands: a formula of thirty letters could then ask for a million. */
const packages = ['base', 'ams', 'boldsymbol', 'cancel'];

/** As wide as our letters, where the faces of formulas have none. */
const OWN_WIDTH = 0.9;

/** Loading what sets formulas takes a sixth of a second, so a sheet without any goes without. */
export async function formulaSetter(): Promise<Setter> {
  const [{ mathjax }, { TeX }, { SVG }, { liteAdaptor }, { RegisterHTMLHandler }] = await Promise.all([
    import('mathjax-full/js/mathjax.js'),
    import('mathjax-full/js/input/tex.js'),
    import('mathjax-full/js/output/svg.js'),
    import('mathjax-full/js/adaptors/liteAdaptor.js'),
    import('mathjax-full/js/handlers/html.js'),
    import('mathjax-full/js/input/tex/ams/AmsConfiguration.js'),
    import('mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js'),
    import('mathjax-full/js/input/tex/cancel/CancelConfiguration.js'),
  ]);
  const adaptor = liteAdaptor({ unknownCharWidth: OWN_WIDTH });
  RegisterHTMLHandler(adaptor);
  const formatError = (_: unknown, error: Error): never => {
    throw error;
  };
  const InputJax = new TeX<LiteElement, LiteText, LiteDocument>({ packages, formatError });
  // With a cache, letters would be references to shapes that are elsewhere.
  const OutputJax = new SVG<LiteElement, LiteText, LiteDocument>({ fontCache: 'none' });
  const page = mathjax.document('', { InputJax, OutputJax }) as Page;
  const kept = new Map<string, SetFormula | undefined>();
  return (latex, isDisplay) => {
    const key = `${isDisplay ? 'd' : 't'}${latex}`;
    if (!kept.has(key)) kept.set(key, setOne(adaptor, page, latex, isDisplay));
    return kept.get(key);
  };
}

type Page = MathDocument<LiteElement, LiteText, LiteDocument>;

function setOne(adaptor: LiteAdaptor, page: Page, latex: string, display: boolean): SetFormula | undefined {
  if (latex.trim() === '') return undefined;
  try {
    const shapes = adaptor.firstChild(page.convert(latex, { display }) as LiteElement) as LiteElement;
    const box = adaptor.getAttribute(shapes, 'viewBox');
    if (!box || !isDrawable(shapes)) return undefined;
    const [, top, width, whole] = box.split(' ').map(Number) as [number, number, number, number];
    return width > 0 ? { latex, shapes, width, height: -top, depth: whole + top } : undefined;
  } catch {
    return undefined;
  }
}
