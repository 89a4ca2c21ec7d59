/** A page of another system that has the browser bring us these fields at once; neither names nor values have quotes. */
export function postingPage(action: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  return `<form method="post" action="${action}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`;
}
