/** The page of a recorded course that costs money and that none of these learners has, as a member neither. */
export async function courseForSale(url: string, ...tokens: string[]): Promise<string> {
  const ask = async (path: string, body: object, token: string): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', token };
    const reply = await fetch(`${url}/apis${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await reply.json()) as { data: Answer }).data;
  };
  const wanted = { courseCategory: 1, isFree: 0, pageSize: 50 };
  const { list = [] } = await ask('/course/api/courseInfo/list', wanted, tokens[0]!);
  for (const { id, isVipFree } of list) {
    if (isVipFree === 1) continue;
    const standings = await Promise.all(
      tokens.map(async (token) => (await ask('/trade/auth/order/info/checkout', { courseId: id }, token)).standing),
    );
    if (standings.every((standing) => standing === 'buy')) return `/course/${id}`;
  }
  throw new Error('the demo world sells no course to these learners');
}

interface Answer {
  list?: { id: string; isVipFree?: 0 | 1 }[];
  standing?: string;
}
