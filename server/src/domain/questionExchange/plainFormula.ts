export const ups: Record<string, string> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
};

const words: readonly (readonly [RegExp, string])[] = [
  [/\\(?:d|t)?frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1)/($2)'],
  [/\\sqrt\[([^\]]*)\]\{([^{}]*)\}/g, '[$1]√($2)'],
  [/\\sqrt\{([^{}]*)\}/g, '√($1)'],
  [/\\(?:text|mathrm|mathbf|mathit|operatorname)\{([^{}]*)\}/g, '$1'],
  [/\\(?:bar|overline)\{([^{}]*)\}/g, '$1̄'],
  [/\\(?:left|right|displaystyle|limits)(?![a-zA-Z])/g, ''],
];

const signs: Record<string, string> = {
  times: '×',
  div: '÷',
  cdot: '·',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  infty: '∞',
  to: '→',
  sum: '∑',
  prod: '∏',
  int: '∫',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  varepsilon: 'ε',
  epsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  varphi: 'φ',
  phi: 'φ',
  omega: 'ω',
  Delta: 'Δ',
  Sigma: 'Σ',
  Omega: 'Ω',
  in: '∈',
  cup: '∪',
  cap: '∩',
  ldots: '…',
  cdots: '…',
  circ: '°',
  quad: ' ',
  angle: '∠',
  triangle: '△',
  parallel: '∥',
  perp: '⊥',
};

/** A formula on one line, as people type one: `\frac{a}{b}` is (a)/(b). What is more than that stays TeX. */
export function plainFormula(latex: string): string {
  let text = latex;
  for (let round = 0; round < 4; round += 1) {
    for (const [pattern, instead] of words) text = text.replaceAll(pattern, instead);
  }
  text = text
    .replaceAll(/\\([a-zA-Z]+)\s?/g, (whole, name: string) => signs[name] ?? whole)
    .replaceAll(/\\([%#&{}])/g, '$1')
    .replaceAll(/\^\{?([123])\}?/g, (_, digit: string) => ups[digit]!)
    .replaceAll(/([\^_])\{([^{}])\}/g, '$1$2')
    .replaceAll(/([\^_])\{([^{}]*)\}/g, '$1($2)');
  return /\\[a-zA-Z]/.test(text) ? latex : text.replaceAll(/[{}]/g, '').trim();
}
