import * as groups from '#contract/im/group.ts';
import * as people from '#contract/im/person.ts';
import type { ChatPerson } from '#contract/im/shapes.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { Field } from '../../../ui/Field.tsx';

interface PersonFieldProps {
  /** One of those in it; without it, one of those whom I know. */
  conversationId?: string | undefined;
  value: ChatPerson | null;
  onChange: (person: ChatPerson | null) => void;
}

const WORDS = 30;

/** Who sent it: one person, found by name. */
export function PersonField({ conversationId, value, onChange }: PersonFieldProps) {
  const search = (words: string, signal: AbortSignal) => {
    const keyword = words.slice(0, WORDS);
    const options = { isShowErrTip: false, signal };
    return conversationId === undefined
      ? call(people.search, { keyword }, options)
      : call(groups.memberPage, { conversationId, keyword }, options);
  };
  return (
    <Field label="发送人">
      <Chooser<ChatPerson>
        value={value}
        onChange={onChange}
        onBlur={() => undefined}
        searchKey={['chatSenders', conversationId ?? '']}
        search={search}
        keyOf={({ userNo }) => userNo}
        nameOf={({ userName }) => userName}
        unit="位"
        placeholder="不限"
      />
    </Field>
  );
}
