import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { initial } from './Avatar.tsx';
import { Badge } from './Badge.tsx';
import { Button } from './Button.tsx';
import { sendLabel } from './CodeInput.tsx';
import { DRAWINGS } from './cover/chooseCover.ts';
import { DefaultCover } from './cover/DefaultCover.tsx';
import { TONES } from './cover/tones.ts';
import { FactLine } from './FactLine.tsx';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';
import { Pagination } from './Pagination.tsx';
import { PathProgress } from './PathProgress.tsx';
import { Price } from './Price.tsx';
import { Radar } from './Radar.tsx';
import { SaveState } from './SaveState.tsx';
import type { SaveStateProps } from './SaveState.tsx';
import { Table } from './Table.tsx';

const render = (node: ReactNode) => renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>);

test('Field ties label, error and control together', () => {
  const html = render(
    <Field label="手机号" error="请填写手机号" required>
      <Input name="phone" />
    </Field>,
  );
  const id = /<label for="([^"]+)"/.exec(html)?.[1];
  const input = /<input[^>]*>/.exec(html)?.[0] ?? '';
  expect(input).toContain(`id="${id}"`);
  expect(input).toContain(`aria-describedby="${id}-note"`);
  expect(input).toContain('aria-invalid="true" aria-required="true"');
  expect(html).toContain(`<p id="${id}-note"`);
  expect(html).toContain('role="alert"');
});

test('a loading Button is blocked, keeps its label for the width and says what is going on', () => {
  const html = render(
    <Button loading loadingLabel="提交中">
      投递
    </Button>,
  );
  expect(html).toMatch(/disabled="" aria-busy="true"/);
  expect(html).toMatch(/aria-hidden="true">投递<\/span><span[^>]*>提交中/);
});

test('what saves itself says how it stands, warns when it cannot, and offers to try again', () => {
  const said = (state: SaveStateProps) => renderToStaticMarkup(<SaveState {...state} />).replaceAll(/<[^>]+>/g, '');
  expect(said({ of: 'saved', at: '21:04' })).toBe('已保存 21:04');
  expect(said({ of: 'offline' })).toBe('未连接，恢复后自动保存');
  expect(said({ of: 'failed', onRetry: () => undefined })).toBe('保存失败重试');
  expect(renderToStaticMarkup(<SaveState of="failed" />)).toContain('data-urgent');
  expect(renderToStaticMarkup(<SaveState of="saving" />)).not.toContain('data-urgent');
});

test('Pagination vanishes for one page and links the others', () => {
  expect(render(<Pagination page={1} pages={1} hrefOf={String} />)).toBe('');
  const html = render(<Pagination page={2} pages={3} hrefOf={(page) => `/list?page=${page}`} total="共 30 门" />);
  expect(html).toContain('href="/list?page=3"');
  expect(html).toMatch(/aria-label="第 2 页"[^>]*aria-current="page"|aria-current="page"[^>]*aria-label="第 2 页"/);
});

test('prices, badges, initials and countdown read as in the style guide', () => {
  expect(render(<Price cents={0} />)).toContain('免费');
  expect(render(<Price cents={19900} originalCents={29900} />)).toContain('¥299');
  const limited = render(<Price cents={9900} originalCents={19900} mark="限时价" />).replaceAll(/<[^>]+>/g, '');
  expect(limited).toBe('¥99原价 ¥199限时价');
  expect(render(<Price cents={19900} originalCents={19900} mark="限时价" />)).not.toMatch(/<del|限时价/);
  expect(render(<Badge count={120} />)).toContain('99+');
  expect(render(<Badge count={0} />)).toBe('');
  expect([initial('林晓', 'person'), initial('江城职大', 'org'), initial(' ', 'person')]).toEqual(['晓', '江', '途']);
  expect([sendLabel(42, false), sendLabel(0, true), sendLabel(0, false)]).toEqual([
    '42 秒后重发',
    '发送中',
    '获取验证码',
  ]);
});

test('stacked rows carry the heads as labels', () => {
  const html = render(
    <Table
      caption="课程"
      rows={[{ id: '1', name: 'SQL 查询' }]}
      rowKey={(row) => row.id}
      columns={[
        { key: 'name', head: '课程', cell: (row) => row.name },
        { key: 'id', head: '编号', align: 'end', cell: (row) => row.id },
      ]}
    />,
  );
  expect(html).toContain('<td>SQL 查询</td>');
  expect(html).toContain('data-label="编号"');
});

test('figures in pictures are also there in words', () => {
  expect(render(<PathProgress label="学习进度" value={61.6} />)).toContain(
    'value="61" max="100" aria-label="学习进度"',
  );
  expect(render(<Radar label="能力" axes={[{ name: '取数', mine: 85, need: 90 }]} />)).toContain(
    '能力：取数 85，要求 90',
  );
});

test('between facts a dot is drawn; empty ones are left out, equal ones stand once', () => {
  const html = render(<FactLine facts={['单选', '', '数据', false, '数据']} />);
  expect(html).toBe('单选<i class="sep"></i>数据');
});

test('nothing carries an inline style, which the content security policy forbids', () => {
  const html = render(
    <>
      {DRAWINGS.map((drawing) => (
        <DefaultCover key={drawing} drawing={drawing} mirrored={false} tone={TONES[0]!} />
      ))}
      <PathProgress label="学习进度" value={30} />
      <Radar label="能力" values axes={['甲', '乙', '丙', '丁', '戊'].map((name) => ({ name, mine: 40 }))} />
    </>,
  );
  expect(html).not.toContain(' style=');
  expect(html).not.toMatch(/NaN|undefined/);
});
