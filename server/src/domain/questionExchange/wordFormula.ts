import type { WordNode } from './wordTree.ts';
import { attributeIn, childIn, insideOf, nameOf, textAt } from './wordTree.ts';

/** What a formula of Word says as TeX; undefined where it holds something that is not known here. */
export function texOf(math: WordNode): string | undefined {
  const parts = insideOf(math).map(partOf);
  return parts.includes(undefined) ? undefined : parts.join('').trim();
}

type Write = (node: WordNode, arg: (name: string) => string) => string;

class Unknown extends Error {}

function partOf(node: WordNode): string | undefined {
  try {
    return written(node);
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

const written = (node: WordNode): string => {
  const name = nameOf(node);
  if (name === '#text' || name.endsWith('Pr') || name.startsWith('w:')) return '';
  if (name === 'm:r') return plain(textAt(node, 'm:t'));
  const write = writers[name];
  if (!write) throw new Unknown(name);
  return write(node, (part) => all(childIn(node, part)));
};

const all = (node: WordNode | undefined): string => (node ? insideOf(node).map(written).join('') : '');

/** How the properties of a part say it: `m:dPr` / `m:begChr`. */
const property = (node: WordNode, of: string, name: string): string | undefined => {
  const found = childIn(childIn(node, of), name);
  return found && attributeIn(found, 'm:val');
};

const sums: Record<string, string> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∬': '\\iint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
};
const accents: Record<string, string> = {
  '̂': '\\hat',
  '̃': '\\tilde',
  '̅': '\\bar',
  '¯': '\\bar',
  '⃗': '\\vec',
  '̇': '\\dot',
  '̈': '\\ddot',
};
const fences: Record<string, string> = { '{': '\\{', '}': '\\}', '': '.', '‖': '\\|' };

const writers: Record<string, Write> = {
  'm:oMath': (node) => all(node),
  'm:f': (node, arg) => {
    const [over, under] = [arg('m:num'), arg('m:den')];
    return property(node, 'm:fPr', 'm:type') === 'lin' ? `${over}/${under}` : `\\frac{${over}}{${under}}`;
  },
  'm:sSup': (_, arg) => `{${arg('m:e')}}^{${arg('m:sup')}}`,
  'm:sSub': (_, arg) => `{${arg('m:e')}}_{${arg('m:sub')}}`,
  'm:sSubSup': (_, arg) => `{${arg('m:e')}}_{${arg('m:sub')}}^{${arg('m:sup')}}`,
  'm:sPre': (_, arg) => `{}_{${arg('m:sub')}}^{${arg('m:sup')}}{${arg('m:e')}}`,
  'm:rad': (_, arg) => (arg('m:deg') === '' ? `\\sqrt{${arg('m:e')}}` : `\\sqrt[${arg('m:deg')}]{${arg('m:e')}}`),
  'm:nary': (node, arg) => {
    const sign = property(node, 'm:naryPr', 'm:chr') ?? '∫';
    const [from, to] = [arg('m:sub'), arg('m:sup')];
    return `${sums[sign] ?? sign}${from && `_{${from}}`}${to && `^{${to}}`} ${arg('m:e')}`;
  },
  'm:d': (node) => {
    const [open, close] = [property(node, 'm:dPr', 'm:begChr') ?? '(', property(node, 'm:dPr', 'm:endChr') ?? ')'];
    const parts = insideOf(node)
      .filter((one) => nameOf(one) === 'm:e')
      .map(all);
    return `\\left${fences[open] ?? open}${parts.join(',')}\\right${fences[close] ?? close}`;
  },
  'm:func': (_, arg) => `${functionName(arg('m:fName'))}{${arg('m:e')}}`,
  'm:acc': (node, arg) => `${accents[property(node, 'm:accPr', 'm:chr') ?? '̂'] ?? '\\hat'}{${arg('m:e')}}`,
  'm:bar': (_, arg) => `\\overline{${arg('m:e')}}`,
  'm:limLow': (_, arg) => `${functionName(arg('m:e'))}_{${arg('m:lim')}}`,
  'm:limUpp': (_, arg) => `\\overset{${arg('m:lim')}}{${arg('m:e')}}`,
  'm:box': (_, arg) => arg('m:e'),
  'm:groupChr': (_, arg) => `\\underbrace{${arg('m:e')}}`,
  'm:eqArr': (node) => `\\begin{aligned}${rows(node, 'm:e').join(' \\\\ ')}\\end{aligned}`,
  'm:m': (node) => {
    const lines = insideOf(node).filter((one) => nameOf(one) === 'm:mr');
    return `\\begin{matrix}${lines.map((line) => rows(line, 'm:e').join(' & ')).join(' \\\\ ')}\\end{matrix}`;
  },
};

const rows = (node: WordNode, name: string): string[] =>
  insideOf(node)
    .filter((one) => nameOf(one) === name)
    .map(all);

const functionName = (name: string): string =>
  /^(?:sin|cos|tan|cot|sec|csc|log|ln|lg|lim|max|min|exp|arcsin|arccos|arctan)$/.test(name.trim())
    ? `\\${name.trim()} `
    : name;

const signs: Record<string, string> = {
  '×': '\\times ',
  '÷': '\\div ',
  '±': '\\pm ',
  '∓': '\\mp ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '≈': '\\approx ',
  '∞': '\\infty ',
  '→': '\\to ',
  '∈': '\\in ',
  '∉': '\\notin ',
  '⊂': '\\subset ',
  '∪': '\\cup ',
  '∩': '\\cap ',
  '∂': '\\partial ',
  '∇': '\\nabla ',
  '·': '\\cdot ',
  '⋅': '\\cdot ',
  '∙': '\\cdot ',
  '…': '\\ldots ',
  '⋯': '\\cdots ',
  '∀': '\\forall ',
  '∃': '\\exists ',
  α: '\\alpha ',
  β: '\\beta ',
  γ: '\\gamma ',
  δ: '\\delta ',
  ε: '\\varepsilon ',
  θ: '\\theta ',
  λ: '\\lambda ',
  μ: '\\mu ',
  π: '\\pi ',
  ρ: '\\rho ',
  σ: '\\sigma ',
  τ: '\\tau ',
  φ: '\\varphi ',
  ω: '\\omega ',
  χ: '\\chi ',
  η: '\\eta ',
  ξ: '\\xi ',
  Δ: '\\Delta ',
  Σ: '\\Sigma ',
  Ω: '\\Omega ',
  Φ: '\\Phi ',
  '%': '\\% ',
  '#': '\\# ',
  '&': '\\& ',
  '{': '\\{',
  '}': '\\}',
  '−': '-',
  '∘': '\\circ ',
  '°': '^\\circ ',
};

/** Letters of mathematics stand for the common ones; other scripts are words. */
function plain(text: string): string {
  const common = text
    .normalize('NFKC')
    .replaceAll(/[^\u0020-\u007e\u4e00-\u9fff]|[%#&{}]/gu, (sign) => signs[sign] ?? sign);
  return common.replaceAll(/[\u4e00-\u9fff，。、]+/gu, (words) => `\\text{${words}}`);
}
