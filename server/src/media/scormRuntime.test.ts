import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { SCORM_MESSAGE, ScormVersion } from '#contract/rules/scorm.ts';
import { runtimeOf, withRuntime } from './scormRuntime.ts';

type Api = Record<string, (...values: string[]) => string>;
type Told = { of: string; values: Record<string, string> };

/** A frame whose first script has run. */
async function frameOf(version: ScormVersion, name: string, isNested = false) {
  const told: Told[] = [];
  const hear: Record<string, () => void> = {};
  const parent = { postMessage: (message: Told) => void told.push(message) };
  const frame = {
    name,
    parent,
    top: isNested ? {} : parent,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    console,
    navigator: {},
    document: { addEventListener: () => undefined },
    addEventListener: (event: string, act: () => void) => void (hear[event] = act),
  };
  const context = createContext(Object.assign(frame, { window: frame }));
  runInContext((await runtimeOf(version)).bytes.toString('utf8'), context);
  const { API, API_1484_11 } = frame as unknown as Record<string, Api | undefined>;
  return { api: (API ?? API_1484_11)!, frame, told, leave: () => hear['pagehide']?.() };
}

const nameOf = (values: Record<string, string>): string =>
  JSON.stringify({ of: SCORM_MESSAGE, learnerId: '7', learnerName: '李雷', values });

const calls = {
  [ScormVersion.v12]: {
    call: (name: string) => `LMS${name === 'Terminate' ? 'Finish' : name}`,
    status: 'cmi.core.lesson_status',
    place: 'cmi.core.lesson_location',
    learner: 'cmi.core.student_name',
    entry: 'cmi.core.entry',
    session: 'cmi.core.session_time',
    total: 'cmi.core.total_time',
    minute: '00:01:00',
    two: '00:02:00',
  },
  [ScormVersion.v2004]: {
    call: (name: string) => name,
    status: 'cmi.completion_status',
    place: 'cmi.location',
    learner: 'cmi.learner_name',
    entry: 'cmi.entry',
    session: 'cmi.session_time',
    total: 'cmi.total_time',
    minute: 'PT1M',
    two: 'PT2M',
  },
};

it.each([ScormVersion.v12, ScormVersion.v2004])(
  'content of edition %s is told, reports and resumes',
  async (version) => {
    const { call, status, place, learner, entry, session, total, minute, two } = calls[version];
    const first = await frameOf(version, nameOf({}));
    const ask = ({ api }: typeof first, name: string, ...values: string[]) => api[call(name)]!(...values);
    expect(ask(first, 'Initialize', '')).toBe('true');
    expect([ask(first, 'GetValue', learner), ask(first, 'GetValue', entry)]).toEqual(['李雷', 'ab-initio']);
    ask(first, 'SetValue', place, 'p3');
    ask(first, 'SetValue', 'cmi.suspend_data', '一半');
    ask(first, 'SetValue', status, 'incomplete');
    ask(first, 'SetValue', session, minute);
    ask(first, 'SetValue', 'cmi.interactions.0.id', 'frage');
    ask(first, 'Commit', '');
    const half = { [place]: 'p3', 'cmi.suspend_data': '一半', [status]: 'incomplete' };
    expect(first.told.at(-1)).toMatchObject({ of: SCORM_MESSAGE, values: half });
    expect(Object.keys(first.told.at(-1)!.values).some((name) => name.includes('interactions'))).toBe(false);
    ask(first, 'Terminate', '');
    expect(first.told.at(-1)!.values[total]).toBe(minute);

    // The next page of the package, or the next visit: what is in the name is given back.
    const second = await frameOf(version, first.frame.name);
    ask(second, 'Initialize', '');
    expect(['cmi.suspend_data', place, status, entry, total].map((one) => ask(second, 'GetValue', one))).toEqual([
      '一半',
      'p3',
      'incomplete',
      'resume',
      minute,
    ]);
    ask(second, 'SetValue', status, 'completed');
    second.leave();
    expect(second.told.at(-1)!.values).toMatchObject({ [status]: 'completed', [total]: minute });
    ask(second, 'SetValue', session, minute);
    ask(second, 'Terminate', '');
    expect(second.told.at(-1)!.values[total]).toBe(two);
  },
);

it('without a name of ours content begins anew, and frames inside the frame have no runtime', async () => {
  const { api } = await frameOf(ScormVersion.v12, '{"of":"somebody else"}');
  expect(api['LMSInitialize']!('')).toBe('true');
  expect(api['LMSGetValue']!('cmi.core.student_name')).toBe('');
  expect((await frameOf(ScormVersion.v12, nameOf({}), true)).api).toBeUndefined();
});

it('the script stands before all others, in pages of any letters', () => {
  const put = (html: string | Buffer) => withRuntime(Buffer.from(html as string), '/r.js').toString('utf8');
  const script = '<script src="/r.js"></script>';
  expect(put('<!doctype html><html><head lang="zh"><script>1</script></head>')).toBe(
    `<!doctype html><html><head lang="zh">${script}<script>1</script></head>`,
  );
  expect(put('<html><body>')).toBe(`<html>${script}<body>`);
  expect(put('<!DOCTYPE html><p>')).toBe(`<!DOCTYPE html>${script}<p>`);
  expect(put('<p>')).toBe(`${script}<p>`);
  const gbk = Buffer.concat([Buffer.from('<head><title>'), Buffer.from([0xcf, 0xfb]), Buffer.from('</title>')]);
  expect(withRuntime(gbk, '/r.js').includes(Buffer.from([0xcf, 0xfb]))).toBe(true);
  expect(put(Buffer.from('\uFEFF<head>课</head>', 'utf16le'))).toBe(`\uFEFF<head>${script}课</head>`);
});
