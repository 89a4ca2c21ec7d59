import * as conversations from '#contract/im/conversation.ts';
import type { Conversation } from '#contract/im/shapes.ts';
import { call } from '../../../../kit/call.ts';
import { Chooser } from '../../../../kit/chooser/Chooser.tsx';
import { Field } from '../../../../ui/Field.tsx';

export type SomeConversation = Pick<Conversation, 'conversationId' | 'title'>;

interface ConversationFieldProps {
  value: SomeConversation | null;
  onChange: (chosen: SomeConversation | null) => void;
}

const WORDS = 30;

/** One of my conversations, found by its title. */
export const ConversationField = ({ value, onChange }: ConversationFieldProps) => (
  <Field label="会话">
    <Chooser<SomeConversation>
      value={value}
      onChange={onChange}
      onBlur={() => undefined}
      searchKey={['chatPlaces']}
      search={(words, signal) =>
        call(conversations.list, { keyword: words.slice(0, WORDS) }, { isShowErrTip: false, signal })
      }
      keyOf={({ conversationId }) => conversationId}
      nameOf={({ title }) => title}
      unit="个"
      placeholder="不限"
    />
  </Field>
);
