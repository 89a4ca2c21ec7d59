import { useState } from 'react';
import type { ShouldRevalidateFunction } from 'react-router';
import * as conversations from '#contract/im/conversation.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { ChatRoom } from '../parts/ChatRoom.tsx';
import { imRoutes } from '../routes.ts';
import { createChatStore } from '../store/chatStore.ts';
import { ChatProvider } from '../store/useChat.ts';

export const handle = imRoutes.im;

export async function loader({ request, context }: LoaderArgs) {
  const { call } = context.get(apiContext);
  return { first: await answerOr(request, call(conversations.list, { pageSize: 30 })) };
}

/** Going from one conversation to another asks for no page; the store keeps the list fresh. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

/** Conversations of the person, the open one, and who and what belongs to it. */
export default function Im({ loaderData }: PageProps<typeof loader>) {
  const me = useSession()?.user.userNo ?? '';
  return <Room key={me} me={me} first={loaderData.first} />;
}

function Room({ me, first }: { me: string; first: PageProps<typeof loader>['loaderData']['first'] }) {
  const [store] = useState(() => createChatStore(me, first));
  return (
    <ChatProvider value={{ store, me }}>
      <ChatRoom />
    </ChatProvider>
  );
}
