import { createContext, use, useSyncExternalStore } from 'react';
import type { ChatState } from './chatState.ts';
import type { ChatStore } from './chatStore.ts';

interface Chat {
  store: ChatStore;
  me: string;
}

const ChatContext = createContext<Chat | null>(null);

export const ChatProvider = ChatContext;

export function useChat(): Chat {
  const chat = use(ChatContext);
  if (!chat) throw new Error('no chat around this part');
  return chat;
}

export function useChatState(): ChatState {
  const { store } = useChat();
  return useSyncExternalStore(store.subscribe, store.view, store.view);
}
