/** A text whose headings begin below h2 gets them lifted, so that they follow the page's h1 without a gap. */
export function liftHeadings(html: string): string {
  const levels = [...html.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level));
  const lift = Math.min(...levels) - 2;
  if (levels.length === 0 || lift <= 0) return html;
  return html.replaceAll(/(<\/?h)([1-6])\b/gi, (_, open: string, level: string) => open + String(Number(level) - lift));
}
