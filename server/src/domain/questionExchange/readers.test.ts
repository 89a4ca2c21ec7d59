import { describe, expect, it } from 'vitest';
import { excelOf, numbered, pixel, questionHeads, wordLine, wordOf, wordPicture } from '#test/questionFiles.ts';
import { contentOf, keyedIn, readingOf, reasonsOf } from '#test/questionReading.ts';
import { zipOf } from '#test/sheets.ts';

describe('Excel', () => {
  it('reads each type, whatever the width of the letters and the order of the columns', async () => {
    const heads = ['题干', '题型', ...questionHeads.slice(2), '设置', '评分要点'];
    const reading = await readingOf(
      await excelOf(
        [
          ['下列正确的是\n（  ）', '单选题', '甲', '乙', '丙', '', 'Ｂ', '因为乙', '易', '均值、方差', '2.5'],
          ['选两个', '', '甲', '乙', '丙', '丁', '答案', ''].map((cell) => (cell === '答案' ? 'A、Ｂ，D' : cell)),
          ['地球是圆的', '判断', '', '', '', '', '√'],
          ['离散程度用____衡量，平方根是＿＿＿＿。', '填空', '', '', '', '', '方差|样本方差；标准差'],
          ['重力加速度', '数值', '', '', '', '', '９．８±0.1 m/s²', '', '', '', '', '单位 m/s²、cm/s²'],
          [
            '说说原因',
            '简答题',
            '',
            '',
            '',
            '',
            '因为',
            '',
            '难',
            '',
            '10',
            '字数 300；关键词 均值、方差',
            '说明原因|60|要具体\n举例|40|',
          ],
          ['连起来', '连线', '狗 => 汪', '猫=>喵', '=> 哞', '', ''],
          ['排好', '排序', '三', '一', '二', '', 'BCA'],
          ['读材料', '材料', '', '', '', '', '', '', '中'],
          ['小题一', '小题-单选', '对的', '错的', '', '', 'A', '', '', '', '2'],
          ['小题二', '小题-判断', '', '', '', '', 'F', '', '', '', '1'],
        ],
        heads,
      ),
    );
    expect(reasonsOf(reading)).toEqual([]);
    expect(reading.rows.map(({ place }) => place)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10].map((row) => `第 ${row} 行`));
    const [single, multiple, judge, blanks, number, short, matching, ordering, material] = reading.rows.map(contentOf);
    expect(single).toMatchObject({
      stem: '<p>下列正确的是</p><p>（  ）</p>',
      difficulty: 1,
      points: 25,
      knowledge: ['均值', '方差'],
      keyed: { questionType: 1, key: { right: 'b' } },
    });
    expect(multiple!.keyed).toMatchObject({ questionType: 2, key: { right: ['a', 'b', 'd'] } });
    expect(judge!.keyed).toMatchObject({ questionType: 3, key: { isTrue: 1 } });
    expect(blanks!.keyed).toMatchObject({
      body: { blankCount: 2 },
      key: { blanks: [{ accepted: ['方差', '样本方差'] }, { accepted: ['标准差'] }] },
    });
    expect(number!.keyed).toMatchObject({ questionType: 7, key: { value: 9.8, tolerance: 0.1, toleranceKind: 1 } });
    expect(short).toMatchObject({
      points: 100,
      keyed: {
        body: { mostLetters: 300 },
        key: { keywords: ['均值', '方差'], rubric: [{ title: '说明原因', share: 60, note: '要具体' }, { share: 40 }] },
      },
    });
    expect(matching!.keyed).toMatchObject({
      key: {
        pairs: [
          { left: 'l1', right: 'r1' },
          { left: 'l2', right: 'r2' },
        ],
      },
      body: { right: [{}, {}, { content: '<p>哞</p>' }] },
    });
    expect(ordering!.keyed).toMatchObject({ key: { order: ['b', 'c', 'a'] } });
    expect(material).toMatchObject({
      points: 30,
      keyed: { questionType: 6, key: { children: [{ key: { right: 'a' } }, { key: { isTrue: 0 } }] } },
    });
  });

  it('says of each bad line in which cell and why', async () => {
    const reading = await readingOf(
      await excelOf([
        ['单选', '没有答案', '甲', '乙'],
        ['单选', '字母太远', '甲', '乙', '', '', 'D'],
        ['单选', '两个答案', '甲', '乙', '丙', '', 'AB'],
        ['听力', '没有这种', '', '', '', '', '对'],
        ['判断', '看不懂', '', '', '', '', '也许'],
        ['填空', '少一个____和____', '', '', '', '', '甲'],
        ['单选', '选项一样', '甲', '甲', '', '', 'A', '', '特难', '', '两分'],
        ['单选', '中间空着', '甲', '', '丙', '', 'A'],
        ['解答', '长', '', '', '', '', '长'.repeat(5001)],
        ['小题-单选', '前面没有材料', '甲', '乙', '', '', 'A'],
      ]),
    );
    expect(reasonsOf(reading)).toEqual([
      '第 2 行 · 答案：没有写',
      '第 3 行 · 答案：没有选项 D，选项只到 B',
      '第 4 行 · 答案：单选题只有一个正确答案，这里写了 2 个',
      '第 5 行 · 题型：没有「听力」这种题型',
      '第 6 行 · 答案：「也许」看不懂，写对或错',
      '第 7 行 · 答案：题干里有 2 个空，答案写了 1 个，各空的答案用「；」隔开',
      '第 8 行 · 难度：写易、中或难，不是「特难」',
      '第 8 行 · 分值：请写数字，如 2 或 2.5',
      '第 9 行 · 选项B：空着，后面的选项请往前移',
      '第 10 行 · 答案：参考答案最多 5000 个字',
      // it stands below a question that is no material
      '第 11 行 · 题型：小题要紧跟在材料下面',
    ]);
  });

  it('scripts and pictures from elsewhere do not come in', async () => {
    const reading = await readingOf(
      await excelOf([
        ['单选', '<p>甲<script>alert(1)</script><img src="x" onerror="alert(1)"></p>', '甲', '乙', '', '', 'A'],
        ['判断', '<p onclick="x()">甲<a href="javascript:x">乙</a></p>', '', '', '', '', '对'],
        ['判断', '标签 <p> 表示段落，1 < 2', '', '', '', '', '对'],
      ]),
    );
    expect(reasonsOf(reading)).toEqual(['第 2 行 · 图片：图片 x 不在文件里，请把图片放进文件再导入']);
    expect(reading.rows[1]!.content!.stem).toMatch(/^<p>甲<a[^>]*>乙<\/a><\/p>$|^<p>甲乙<\/p>$/);
    expect(reading.rows[1]!.content!.stem).not.toMatch(/javascript|onclick/);
    expect(reading.rows[2]!.content!.stem).toBe('<p>标签 &lt;p&gt; 表示段落，1 &lt; 2</p>');
  });

  it('a sheet without our columns is refused', async () => {
    await expect(readingOf(await excelOf([['甲', '乙']], ['姓名', '电话']))).rejects.toThrow('题干');
  });
});

describe('Word', () => {
  it('reads the usual shape with odd spaces, full-width signs, brackets and pictures', async () => {
    const reading = await readingOf(
      wordOf(
        [
          wordLine('期末试卷'),
          wordLine('一、单项选择题（每小题 2 分，共 4 分）'),
          wordLine('1．下列哪个受极端值影响最小？（　　）'),
          wordLine('A．平均数　　B．中位数\tC．全距   D．方差'),
          wordLine('答案：Ｂ  解析：中位数只看位置'),
          wordLine('难度：易'),
          wordPicture('p1', '2、看图选择（ C ）'),
          wordLine('A. 甲'),
          wordLine('续甲'),
          wordPicture('p1', 'B. '),
          wordLine('C. 丙'),
          wordLine('【解析】第一步\n1. 不是新题'),
          wordLine('【知识点】图表、均值【难度】难'),
          wordLine('二、多选题'),
          wordLine('1、选出几个'),
          wordLine('（A）甲'),
          wordLine('（B）乙'),
          wordLine('（C）丙'),
          wordLine('（D）丁'),
          wordLine('【答案】ABD'),
          wordLine('三、判断题'),
          wordLine('1. 样本越大越准。（ √ ）'),
          wordLine('2. 均值最稳健。'),
          wordLine('答案：×'),
          wordLine('四、填空题'),
          wordLine('1. 衡量离散程度的是______，它的平方根是______。（4分）'),
          wordLine('答案：方差；标准差'),
          wordLine('五、简答题'),
          wordLine('1. 说说为什么。'),
          wordLine('要说两点。'),
          wordLine('参考答案：第一点'),
          wordLine('第二点'),
          wordLine('六、材料分析题'),
          wordLine('1. 读下面的材料。'),
          wordLine('（1）哪个对？'),
          wordLine('A. 甲 B. 乙'),
          wordLine('答案：A'),
          wordLine('（2）说说看法。'),
          wordLine('答案：自己的看法'),
        ],
        { pictures: { p1: { name: 'a.png', content: pixel } } },
      ),
    );
    expect(reasonsOf(reading)).toEqual([]);
    expect(reading.format).toBe('word');
    const [first, second, several, yes, no, blanks, short, material] = reading.rows.map(contentOf);
    expect(first).toMatchObject({
      difficulty: 1,
      points: 20,
      analysis: '<p>中位数只看位置</p>',
      keyed: {
        questionType: 1,
        key: { right: 'b' },
        body: { options: [{ content: '<p>平均数</p>' }, {}, {}, { content: '<p>方差</p>' }] },
      },
    });
    expect(second!.stem).toContain('<img src="/picture-of-import/0"');
    expect(second).toMatchObject({
      difficulty: 3,
      knowledge: ['图表', '均值'],
      keyed: { key: { right: 'c' }, body: { options: [{ content: '<p>甲</p><p>续甲</p>' }, {}, {}] } },
    });
    expect(second!.stem).toContain('（　　）');
    expect(second!.analysis).toBe('<p>第一步</p><p>1. 不是新题</p>');
    expect(several!.keyed).toMatchObject({ questionType: 2, key: { right: ['a', 'b', 'd'] } });
    expect([yes!.keyed, no!.keyed]).toMatchObject([{ key: { isTrue: 1 } }, { key: { isTrue: 0 } }]);
    expect(blanks).toMatchObject({ points: 40, keyed: { body: { blankCount: 2 } } });
    expect(short).toMatchObject({
      stem: '<p>说说为什么。</p><p>要说两点。</p>',
      keyed: { questionType: 8, key: { reference: '<p>第一点</p><p>第二点</p>' } },
    });
    expect(material!.keyed).toMatchObject({
      questionType: 6,
      body: { children: [{ questionType: 1 }, { questionType: 8 }] },
    });
  });

  it('answers collected behind the questions find theirs, by section and number', async () => {
    const reading = await readingOf(
      wordOf([
        wordLine('一、单选题'),
        wordLine('1. 第一问'),
        wordLine('A. 甲 B. 乙 C. 丙'),
        wordLine('2. 第二问'),
        wordLine('A. 甲 B. 乙 C. 丙'),
        wordLine('二、多选题'),
        wordLine('1. 第三问'),
        wordLine('A. 甲 B. 乙 C. 丙'),
        wordLine('三、判断题'),
        wordLine('1. 第四问'),
        wordLine('2. 第五问'),
        wordLine('四、简答题'),
        wordLine('1. 说说为什么'),
        wordLine('2. 答案在题目旁边'),
        wordLine('答案：旁边的'),
        wordLine('参考答案与解析'),
        wordLine('一、单选题'),
        wordLine('1～2　ＢＣ'),
        wordLine('二、多选题 1. AC'),
        wordLine('三、1-2：√ ×'),
        wordLine('四、简答题'),
        wordLine('1．第一点'),
        wordLine('第二点　解析：要想一想'),
        wordLine('2．后面的'),
      ]),
    );
    expect(reasonsOf(reading)).toEqual([]);
    expect(keyedIn(reading)).toMatchObject([
      { questionType: 1, key: { right: 'b' } },
      { questionType: 1, key: { right: 'c' } },
      { questionType: 2, key: { right: ['a', 'c'] } },
      { questionType: 3, key: { isTrue: 1 } },
      { questionType: 3, key: { isTrue: 0 } },
      { questionType: 8, key: { reference: '<p>第一点</p><p>第二点</p>' } },
      { questionType: 8, key: { reference: '<p>旁边的</p>' } },
    ]);
    expect(contentOf(reading.rows[5]!).analysis).toBe('<p>要想一想</p>');
  });

  it('one key for numbers that go through the paper; the answer of a single question is none', async () => {
    const reading = await readingOf(
      wordOf([
        wordLine('1. 第一问'),
        wordLine('A. 甲 B. 乙'),
        wordLine('2. 第二问'),
        wordLine('A. 甲 B. 乙'),
        wordLine('3. 第三问'),
        wordLine('参考答案'),
        wordLine('1-2 AB'),
        wordLine('3.【答案】想法【解析】各有道理'),
      ]),
    );
    expect(keyedIn(reading)).toMatchObject([{ key: { right: 'a' } }, { key: { right: 'b' } }, { questionType: 8 }]);
    const single = await readingOf(
      wordOf([
        wordLine('1. 说说'),
        wordLine('参考答案'),
        wordLine('不是编号的一段'),
        wordLine('2. 再说说'),
        wordLine('答案：好'),
      ]),
    );
    expect(single.rows).toHaveLength(2);
  });

  it('numbers that Word counts by itself, formulas, underlined gaps and lost pictures', async () => {
    const level = (at: number, format: string, text: string) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'upperLetter', '%2.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
    const math =
      '<w:p><w:r><w:t>2. 求 </w:t></w:r><m:oMath><m:f><m:num><m:r><m:t>x+1</m:t></m:r></m:num><m:den><m:rad><m:radPr/><m:deg/><m:e><m:r><m:t>𝑦</m:t></m:r></m:e></m:rad></m:den></m:f></m:oMath><w:r><w:t> 的导数</w:t></w:r></w:p>';
    const gap =
      '<w:p><w:r><w:t>3. 首都是</w:t></w:r><w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t xml:space="preserve">      </w:t></w:r><w:r><w:t>。</w:t></w:r></w:p>';
    const reading = await readingOf(
      wordOf(
        [
          wordLine('自动编号的题', numbered(1)),
          wordLine('甲', numbered(1, 1)),
          wordLine('乙', numbered(1, 1)),
          wordLine('答案：B'),
          math,
          wordLine('答案：略'),
          gap,
          wordLine('答案：北京'),
          wordPicture('p1', '4. 老公式'),
          wordLine('答案：对'),
        ],
        { numbering, pictures: { p1: { name: 'a.wmf', content: Buffer.from('wmf') } } },
      ),
    );
    expect(keyedIn(reading).slice(0, 3)).toMatchObject([
      { questionType: 1, key: { right: 'b' } },
      { questionType: 8 },
      { questionType: 4 },
    ]);
    expect(reading.rows[1]!.content!.stem).toBe(
      String.raw`<p>求 <span data-latex="\frac{x+1}{\sqrt{y}}">\frac{x+1}{\sqrt{y}}</span> 的导数</p>`,
    );
    expect(reasonsOf(reading)).toEqual([
      '第 4 题 · 图片：有一张图片是网页不能显示的格式（如 WMF、EMF），请在 Word 里另存为 PNG 再放回去',
    ]);
  });

  it('a document that declares entities, or is none, is refused', async () => {
    const entity = {
      name: 'word/styles.xml',
      content: Buffer.from('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
    };
    await expect(readingOf(wordOf([wordLine('1. 甲')], { others: [entity] }))).rejects.toThrow('DOCTYPE');
    await expect(readingOf(wordOf([wordLine('没有题目')]))).rejects.toThrow('没有找到题目');
  });
});

describe('GIFT', () => {
  it('reads what Moodle writes', async () => {
    const reading = await readingOf(`// question: 1  name: 首都
::首都:: [html]<p>中国的首都是<b>哪里</b>？</p>{
	=北京#对了
	~上海
	~广州#不是
}

$CATEGORY: 统计/基础

多选题 {~%50%方差 ~%50%标准差 ~%-100%均值 ####两个都对}

地球是圆的。{T}

鲁迅的原名是{=周树人 =周樹人}。

圆周率约为 {#3.14:0.01}

范围 {#1..5}

配对 {=狗 -> 汪 =猫 -> 喵 = -> 哞}

说说看法 {}

转义 \\{花括号\\} 和 \\= 等号 {=是 ~不是\\#井号}
`);
    expect(reasonsOf(reading)).toEqual([]);
    expect(keyedIn(reading)).toMatchObject([
      { questionType: 1, key: { right: 'a' } },
      { questionType: 2, key: { right: ['a', 'b'] } },
      { questionType: 3, key: { isTrue: 1 } },
      { questionType: 4, key: { blanks: [{ accepted: ['周树人', '周樹人'] }] } },
      { questionType: 7, key: { value: 3.14, tolerance: 0.01 } },
      { questionType: 7, key: { value: 3, tolerance: 2 } },
      { questionType: 9, key: { pairs: [{ left: 'l1', right: 'r1' }, {}] } },
      { questionType: 5 },
      { questionType: 1 },
    ]);
    expect(reading.rows[0]!.content).toMatchObject({
      stem: '<p>中国的首都是<strong>哪里</strong>？</p>',
      analysis: '<p>对了</p>',
    });
    expect(reading.rows[1]!.content!.analysis).toBe('<p>两个都对</p>');
    expect(reading.rows[3]!.content!.stem).toBe('<p>鲁迅的原名是 ____ 。</p>');
    expect(reading.rows[8]!.content!.stem).toBe('<p>转义 {花括号} 和 = 等号</p>');
    expect(reading.rows[0]!.place).toBe('第 1 题（第 2 行）');
  });

  it('says what cannot be represented, and refuses what is no text', async () => {
    const reading = await readingOf(
      '没有答案\n\n甲 {=a ~b} 乙 {=c}\n\n半对 {=全对 =%50%半对}\n\n坏\0字 {T}\n\n没合上 {=a ~b',
    );
    expect(reasonsOf(reading)).toEqual([
      '第 1 题（第 1 行） · 答案：没有写答案：GIFT 的答案写在花括号里',
      '第 2 题（第 3 行） · 题干：一道题里有几处答案，请拆成几道题',
      '第 3 题（第 5 行） · 答案：有的答案只得一部分分，这样的题不能导入',
      '第 4 题（第 7 行） · 题干：这道题里有不能识别的字符',
      '第 5 题（第 9 行） · 答案：花括号没有合上',
    ]);
    await expect(readingOf(Buffer.from([0, 1, 2, 255, 254, 0, 0]))).rejects.toThrow('认不出');
    const { rows } = await readingOf(`${'长'.repeat(5_000_000)}{T}`);
    expect(rows).toMatchObject([{ issues: [{ column: '题干' }] }]);
    await expect(readingOf(`${'长'.repeat(9_000_000)}{T}`)).rejects.toThrow('文字太多');
  });
});

it('what unfolds without end, or is no archive at all, is refused', async () => {
  const bomb = zipOf([{ name: 'imsmanifest.xml', content: Buffer.alloc(9_000_000, ' ') }]);
  await expect(readingOf(bomb)).rejects.toThrow(/展开后大得不正常|文字太多/);
  await expect(readingOf(Buffer.from('PK\x03\x04 nothing'))).rejects.toThrow('打不开');
});
