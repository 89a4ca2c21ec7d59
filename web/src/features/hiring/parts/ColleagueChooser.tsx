import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { Field } from '../../../ui/Field.tsx';

interface Colleague {
  userNo: string;
  name: string;
}

const WORDS = 30;

async function find(words: string, signal: AbortSignal) {
  const { colleagues } = await import('#contract/position/talent.ts');
  return call(colleagues, { str: words.slice(0, WORDS) }, { signal, isShowErrTip: false });
}

/** Finds a colleague by name; who is chosen is named in the note and hears of it. */
export const ColleagueChooser = ({ onChoose }: { onChoose: (colleague: Colleague) => void }) => (
  <Field label="提到谁">
    <Chooser<Colleague>
      value={null}
      onChange={(next) => {
        if (next) onChoose(next);
      }}
      onBlur={() => undefined}
      searchKey={['colleagues']}
      search={find}
      keyOf={({ userNo }) => userNo}
      nameOf={({ name }) => name}
      unit="位"
      placeholder="输入姓名查找"
    />
  </Field>
);
