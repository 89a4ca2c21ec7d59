import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { textEntry } from '#test/questionFiles.ts';
import { docxOf, jsonOf, jsonResume, macroDocx, pdfOf } from '#test/resumeFiles.ts';
import { zipOf } from '#test/sheets.ts';
import { readResumes } from './readFile.ts';
import { FileRefusal } from './row.ts';

const folder = await mkdtemp(join(tmpdir(), 'zhitu-resume-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let next = 0;
async function read(bytes: Buffer, fileName = '简历') {
  const path = join(folder, String((next += 1)));
  await writeFile(path, bytes);
  return readResumes({ path, fileName });
}

const refusalOf = async (bytes: Buffer) => (await read(bytes))[0]!.issues.map(({ reason }) => reason).join();

describe('JSON Resume', () => {
  it('is read part by part', async () => {
    const [row] = await read(jsonOf(jsonResume('林晚晴')), '晚晴.json');
    expect(row).toMatchObject({ row: 1, place: '晚晴.json', issues: [] });
    expect(row!.resume).toMatchObject({
      name: '林晚晴',
      headline: '数据分析',
      mobile: '13800001234',
      email: 'wanqing@example.com',
      skills: 'SQL（熟练）：窗口函数',
      education: [
        {
          schoolName: '江城职业技术大学',
          major: '大数据技术',
          degree: '本科',
          startDate: '2023-09',
          endDate: '2027-06',
          description: '课程：数据库、统计学',
        },
      ],
      work: [{ companyName: '云杉科技', position: '实习生', description: '整理三条渠道' }],
      project: [{ projectName: '食堂客流看板', projectRole: '数据整理', result: '排队少了三成' }],
      honors: [{ title: '省赛二等奖', honorType: 'award', issuer: '省教育厅', date: '2026-05' }],
    });
  });

  it('says in which part of which résumé what could not be read, and keeps the rest', async () => {
    const wrong = jsonResume('周远', {
      work: [
        { name: '第一家', position: '助理', startDate: '2025-03' },
        { name: '', position: '实习', startDate: '2025-13', endDate: '2024' },
      ],
      projects: [{ name: '站点', url: 'ftp://x', startDate: '2026-03', endDate: '2025-01' }],
    });
    const rows = await read(jsonOf([jsonResume('林晚晴'), wrong, { basics: {} }]), '人选.json');
    expect(rows.map(({ place, resume }) => [place, resume?.name])).toEqual([
      ['人选.json 第 1 份', '林晚晴'],
      ['人选.json 第 2 份', '周远'],
      ['人选.json 第 3 份', undefined],
    ]);
    expect(rows[1]!.issues.map(({ column, reason }) => `${column}：${reason}`)).toEqual([
      '工作经历第 2 段，开始时间：「2025-13」不是一个月份',
      '工作经历第 2 段，结束时间：只写了「2024」，请补上月份',
      '工作经历第 2 段，单位：没有读到，请补上',
      '项目经历第 1 段，项目链接：「ftp://x」不是以 http:// 或 https:// 开头的链接',
      '项目经历第 1 段，结束时间：结束时间早于开始时间，没有带进来',
    ]);
    expect(rows[2]!.issues[0]).toMatchObject({ place: '人选.json 第 3 份', column: '姓名' });
  });

  it('with a script in it is not taken, and the place is named', async () => {
    const reason = await refusalOf(
      jsonOf(jsonResume('甲', { work: [{ name: '家', summary: '<script>x()</script>' }] })),
    );
    expect(reason).toBe('「work[0].summary」里有脚本，不收');
    expect(await refusalOf(jsonOf(jsonResume('甲', { basics: { name: '甲', url: 'javascript:x()' } })))).toContain(
      'basics.url',
    );
    expect(await refusalOf(Buffer.from('{"basics":'))).toContain('不是完整的 JSON');
    expect(await refusalOf(jsonOf({ a: 1 }))).toContain('不是能读的简历');
  });
});

describe('a document of Word', () => {
  it('is read by its headings, its periods and what stands in the head', async () => {
    const [row] = await read(docxOf(), '晚晴.docx');
    expect(row!.issues).toEqual([]);
    expect(row!.resume).toMatchObject({
      name: '林晚晴',
      headline: '数据分析助理',
      mobile: '13800001234',
      email: 'wanqing@example.com',
      introduction: '踏实，说得清取舍',
      education: [
        {
          schoolName: '江城职业技术大学',
          major: '大数据技术',
          degree: '本科',
          startDate: '2023-09',
          endDate: '2027-06',
          description: '主修数据库与统计学',
        },
      ],
      work: [
        {
          companyName: '云杉科技',
          position: '数据分析实习生',
          startDate: '2026-07',
          endDate: '2026-09',
          description: '整理三条渠道的投放数据',
        },
      ],
      project: [{ projectName: '食堂客流看板', projectRole: '数据整理', startDate: '2026-03', endDate: '' }],
      honors: [{ title: '省大学生数据分析赛二等奖', date: '2026-05' }],
    });
  });

  it('with macros, controls, remote templates or fields that act is not taken', async () => {
    expect(await refusalOf(macroDocx())).toContain('有宏');
    expect(await refusalOf(docxOf([], [textEntry('word/embeddings/oleObject1.bin', 'x')]))).toContain('嵌入的文件');
    const template =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://evil.example/a.dotm" TargetMode="External"/></Relationships>';
    expect(await refusalOf(docxOf([], [textEntry('word/_rels/settings.xml.rels', template)]))).toContain('模板');
    const declared = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a/>';
    expect(await refusalOf(docxOf([], [textEntry('word/footnotes.xml', declared)]))).toContain('DOCTYPE');
    const spread = '<w:p><w:instrText>DD</w:instrText><w:instrText>EAUTO c:\\cmd</w:instrText></w:p>';
    for (const field of [spread, '<w:fldSimple w:dirty="1" w:instr=" DDE a b"/>'])
      expect(await refusalOf(docxOf([], [textEntry('word/header1.xml', field)]))).toContain('会运行程序');
    expect(await refusalOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toContain('旧的 Word');
  });

  it('without a name says so', async () => {
    const [row] = await read(docxOf().subarray(0), 'x.docx');
    expect(row!.resume?.name).toBe('林晚晴');
    const bare = zipOf([]);
    await expect(read(bare)).rejects.toThrow(FileRefusal);
  });
});

describe('our own PDF', () => {
  it('carries what it shows', async () => {
    const [row] = await read(await pdfOf(JSON.stringify(jsonResume('林晚晴'))), '晚晴.pdf');
    expect(row).toMatchObject({ place: '晚晴.pdf', issues: [], resume: { name: '林晚晴', headline: '数据分析' } });
  });

  it('of another house, or with a script, is not taken', async () => {
    expect(await refusalOf(await pdfOf())).toContain('不是知途下载的简历 PDF');
    const acting = (await pdfOf('{}'))
      .toString('latin1')
      .replace('/Catalog', '/Catalog\n/OpenAction << /S /JavaScript /JS (x) >>');
    expect(await refusalOf(Buffer.from(acting, 'latin1'))).toContain('有脚本');
  });
});

it('an archive holds many, each for itself', async () => {
  const rows = await read(
    zipOf([
      { name: '一/晚晴.docx', content: docxOf() },
      { name: '周远.json', content: jsonOf(jsonResume('周远')) },
      { name: '宏.docm', content: macroDocx() },
      { name: '照片.jpg', content: Buffer.from('ffd8ffe0', 'hex') },
      { name: '里面.zip', content: zipOf([{ name: 'a.txt', content: Buffer.from('a') }]) },
      { name: '__MACOSX/._周远.json', content: Buffer.from('x') },
    ]),
    '全部.zip',
  );
  expect(rows.map(({ row, place, resume, issues }) => [row, place, resume?.name ?? issues[0]!.column])).toEqual([
    [1, '一/晚晴.docx', '林晚晴'],
    [2, '周远.json', '周远'],
    [3, '宏.docm', '文件'],
    [4, '照片.jpg', '文件'],
    [5, '里面.zip', '文件'],
  ]);
  expect(rows[4]!.issues[0]!.reason).toBe('压缩包里还有压缩包，请只放简历文件');
});
