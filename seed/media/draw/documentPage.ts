/** A handout around its text (`documents/*.html`), set for printing on A4. */
export const documentPage = (body: string): string => `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<title>${/<h1>(.+?)<\/h1>/.exec(body)?.[1] ?? ''}</title><style>
@page{size:A4;margin:22mm 20mm}
body{margin:0;font:10.5pt/1.85 "Noto Sans CJK SC",sans-serif;color:#16211C}
h1{font:700 21pt/1.35 "Noto Sans CJK SC",sans-serif;margin:0;color:#0A4434}
.lead{color:#626E68;font-size:9.5pt;border-bottom:1.2pt solid #0F6A50;padding-bottom:8pt;margin:4pt 0 14pt}
h2{font:700 13pt/1.5 "Noto Sans CJK SC",sans-serif;margin:16pt 0 6pt;break-after:avoid}
p,ul,ol,table,pre{margin:0 0 8pt}ul,ol{padding-left:20pt}
table{width:100%;border-collapse:collapse;font-size:9.5pt}
th{text-align:left;color:#45514B;border-bottom:1pt solid #84908A;font-weight:600}
td,th{padding:4pt 6pt;vertical-align:top}td{border-bottom:.5pt solid #CBD2CB;height:14pt}tr{break-inside:avoid}
pre{background:#F1F3EE;padding:8pt 10pt;border-radius:4pt;font:9pt/1.6 "Noto Sans CJK SC",sans-serif;break-inside:avoid}
.answer{color:#45514B;font-size:9.5pt}
</style><body>${body}</body></html>`;
