import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, DraftFields } from '#contract/community/blogShapes.ts';
import { CallError } from '#contract/kit/callError.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import { BlogOrigin, BlogVisibility } from '#contract/rules/blog.ts';
import type { KeptDraft } from './draftKeeper.ts';
import { draftKeeper } from './draftKeeper.ts';

const text = (title: string): DraftFields => ({
  title,
  summary: '',
  content: '',
  blogImg: '',
  blogOrigin: BlogOrigin.original,
  sourceName: '',
  sourceUrl: '',
  blogVisibility: BlogVisibility.everybody,
  aboutVersion: '',
  labels: [],
});

/** A server with one draft, and what is kept on the device. */
function world() {
  const here = new Map<string, KeptDraft<DraftFields>>();
  const history: string[] = [];
  let draft: Draft | null = null;
  let isDown = false;
  let keys = 0;
  const put = (fields: DraftFields, revision: string): Draft =>
    (draft = { id: '7', fields, revision, blogState: 0, isChanged: 0, gmtModified: '2026-11-24 12:00:00' });
  const ports = {
    newKey: () => `key-${(keys += 1)}`,
    keep: (id: string | undefined, kept: KeptDraft<DraftFields>) => void here.set(id ?? 'new', structuredClone(kept)),
    drop: (id: string | undefined) => void here.delete(id ?? 'new'),
    isPassing: (error: unknown) => !(error instanceof CallError),
    onBegun: vi.fn(),
    async save({ fields, revision }: { fields: DraftFields; revision: string }) {
      if (isDown) throw new TypeError('no network');
      return put(fields, revision);
    },
    async update(input: { fields: DraftFields; revision: string; basedOn: string[]; isReplacing: 0 | 1 }) {
      if (isDown) throw new TypeError('no network');
      if (!input.basedOn.includes(draft!.revision)) throw new CallError(CONFLICT, structuredClone(draft));
      if (input.isReplacing === 1) history.push(draft!.fields.title);
      return put(input.fields, input.revision);
    },
  };
  return {
    ports,
    here,
    history,
    server: () => draft,
    elsewhere: (title: string) => put(text(title), `phone-${title}`),
    network: (isUp: boolean) => void (isDown = !isUp),
  };
}

beforeEach(() => void vi.useFakeTimers());

describe('a draft while it is written', () => {
  it('sent as the page closed, it is known again when the page opens: nobody else changed it', async () => {
    const { ports, here, server } = world();
    const first = draftKeeper({ draft: null, draftKey: 'one' }, ports);
    first.type(text('一'));
    await first.flush();
    first.type(text('一二'));
    void first.flush(); // the answer is not waited for
    const kept = here.get('7')!;
    await vi.advanceTimersByTimeAsync(0);
    expect(server()!.fields.title).toBe('一二');
    const again = draftKeeper({ draft: server(), draftKey: 'one' }, ports);
    again.bringBack(kept);
    expect(again.read().conflict).toBeNull();
  });

  it('is here at once, on the server after a pause, and then no longer only here', async () => {
    const { ports, here, server } = world();
    const keeper = draftKeeper({ draft: null, draftKey: 'one' }, ports);
    keeper.type(text('一'));
    keeper.type(text('一二'));
    expect(here.get('new')!.fields.title).toBe('一二');
    expect(server()).toBeNull();
    await vi.advanceTimersByTimeAsync(1300);
    expect(server()!.fields.title).toBe('一二');
    expect(here.size).toBe(0);
    expect(ports.onBegun).toHaveBeenCalledExactlyOnceWith('7');
    expect(keeper.read()).toMatchObject({ id: '7', saving: 'saved' });
  });

  it('waits without a network and goes by itself when it is back', async () => {
    const { ports, here, server, network } = world();
    const keeper = draftKeeper({ draft: null, draftKey: 'one' }, ports);
    network(false);
    keeper.type(text('断网时写的'));
    await vi.advanceTimersByTimeAsync(1300);
    expect(keeper.read().saving).toBe('waiting');
    expect(here.get('new')!.fields.title).toBe('断网时写的');
    network(true);
    await vi.advanceTimersByTimeAsync(5100);
    expect(server()!.fields.title).toBe('断网时写的');
  });

  it('comes back after a crash', async () => {
    const { ports, here, server } = world();
    draftKeeper({ draft: null, draftKey: 'one' }, ports).type(text('还没送出'));
    vi.clearAllTimers();
    const again = draftKeeper({ draft: null, draftKey: 'one' }, ports);
    again.bringBack(here.get('new')!);
    await vi.advanceTimersByTimeAsync(1300);
    expect(server()!.fields.title).toBe('还没送出');
  });
});

describe('another device changed it', () => {
  async function conflicting() {
    const made = world();
    const keeper = draftKeeper({ draft: made.elsewhere('原来'), draftKey: 'one' }, made.ports);
    made.elsewhere('手机上的');
    keeper.type(text('电脑上的'));
    await vi.advanceTimersByTimeAsync(1300);
    expect(keeper.read().conflict!.fields.title).toBe('手机上的');
    expect(made.server()!.fields.title).toBe('手机上的');
    expect(await keeper.settled()).toBeUndefined();
    return { ...made, keeper };
  }

  it('mine goes on, theirs stays in the history', async () => {
    const { keeper, server, history } = await conflicting();
    await keeper.keepMine();
    expect(server()!.fields.title).toBe('电脑上的');
    expect(history).toEqual(['手机上的']);
    expect(await keeper.settled()).toBe(server()!.revision);
  });

  it('theirs goes on, mine stays in the history', async () => {
    const { keeper, server, history, here } = await conflicting();
    expect((await keeper.takeTheirs())!.title).toBe('手机上的');
    expect(server()!.fields.title).toBe('手机上的');
    expect(history).toEqual(['手机上的', '电脑上的']);
    expect(here.size).toBe(0);
  });

  it('what was kept here from before asks as well', () => {
    const { ports, elsewhere } = world();
    const keeper = draftKeeper({ draft: elsewhere('新的'), draftKey: 'one' }, ports);
    keeper.bringBack({ fields: text('旧的'), draftKey: 'one', known: ['older'] });
    expect(keeper.read().conflict!.fields.title).toBe('新的');
  });
});
