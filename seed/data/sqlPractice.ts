/** A small SCORM 1.2 package, made by hand: five sentences of SQL to put right, with the place and the score kept. */
export const sqlPractice = {
  periodName: '互动练习：五句 SQL 哪里不对',
  fileName: '五句SQL.zip',
  manifest: `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="zhitu-sql-practice" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="O"><organization identifier="O"><title>五句 SQL 哪里不对</title>
    <item identifier="practice" identifierref="R"><title>五句 SQL 哪里不对</title><adlcp:masteryscore>60</adlcp:masteryscore></item>
  </organization></organizations>
  <resources><resource identifier="R" type="webcontent" adlcp:scormtype="sco" href="index.html"><file href="index.html"/></resource></resources>
</manifest>
`,
  page: `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>五句 SQL 哪里不对</title>
<style>
  :root { color-scheme: light dark; }
  body { max-width: 680px; margin: 0 auto; padding: 24px; font: 16px/1.7 system-ui, sans-serif; }
  h1 { font-size: 20px; }
  pre { padding: 12px 16px; border: 1px solid #8886; overflow-x: auto; }
  button { display: block; width: 100%; margin: 8px 0; padding: 10px 14px; font: inherit; text-align: left; border: 1px solid #8886; background: none; cursor: pointer; }
  button:focus-visible { outline: 2px solid; }
  #said { min-height: 3.4em; }
</style>
</head>
<body>
<h1 id="title"></h1>
<pre id="sentence"></pre>
<div id="choices"></div>
<p id="said" role="status"></p>
<script>
  const questions = [
    ['select region, sum(amount) from orders;', ['少了 group by region', 'sum 要写在最前面', '少了 distinct'], 0, '取了一列又求和，要说按哪一列分组。'],
    ['select * from orders where amount = null;', ['null 要加引号', '应当写 amount is null', '少了 order by'], 1, '空值和什么都不相等，只能用 is null 判断。'],
    ['select name from users where count(*) > 3 group by name;', ['count 里要写列名', '条件应当写在 having 里', 'group by 要写在最前面'], 1, 'where 说的是行，组的条件写在 having 里。'],
    ['select u.name, o.id from users u, orders o;', ['少了连接的条件', '表不能起别名', '少了 limit'], 0, '没有条件，每个人会和每张订单各配一次。'],
    ["delete from orders where paid_at < '2025-01-01' limit all;", ['日期要写成数字', 'delete 后面没有 limit all', '少了 group by'], 1, '先用同样条件的 select 看一遍再删。'],
  ];
  const api = window.API;
  api.LMSInitialize('');
  let at = Number(api.LMSGetValue('cmi.core.lesson_location') || '0');
  let right = Number(api.LMSGetValue('cmi.suspend_data') || '0');
  const byId = (id) => document.getElementById(id);
  const keep = () => {
    api.LMSSetValue('cmi.core.lesson_location', String(at));
    api.LMSSetValue('cmi.suspend_data', String(right));
    const isDone = at >= questions.length;
    const score = Math.round((right / questions.length) * 100);
    if (isDone) api.LMSSetValue('cmi.core.score.raw', String(score));
    api.LMSSetValue('cmi.core.lesson_status', isDone ? 'completed' : 'incomplete');
    api.LMSCommit('');
  };
  const button = (label, act) => {
    const one = document.createElement('button');
    one.textContent = label;
    one.onclick = act;
    byId('choices').append(one);
    return one;
  };
  const show = () => {
    byId('choices').replaceChildren();
    if (at >= questions.length) {
      byId('title').textContent = '做完了';
      byId('sentence').textContent = '答对 ' + right + ' 句，共 ' + questions.length + ' 句';
      button('再做一遍', () => { at = 0; right = 0; keep(); byId('said').textContent = ''; show(); });
      return;
    }
    const [sentence, choices, answer, why] = questions[at];
    byId('title').textContent = '第 ' + (at + 1) + ' 句，哪里不对？';
    byId('sentence').textContent = sentence;
    for (const [index, label] of choices.entries()) {
      button(label, () => {
        right += index === answer ? 1 : 0;
        at += 1;
        byId('said').textContent = (index === answer ? '对。' : '不是这里。') + why;
        keep();
        show();
        byId('choices').querySelector('button').focus();
      });
    }
  };
  show();
</script>
</body>
</html>
`,
};
