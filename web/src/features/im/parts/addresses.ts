const IM = '/im';

export const imPath = (conversationId?: string, seq?: number): string =>
  conversationId === undefined ? IM : `${IM}?id=${conversationId}${seq === undefined ? '' : `&seq=${seq}`}`;
