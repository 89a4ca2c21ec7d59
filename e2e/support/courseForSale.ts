/** The page of a recorded course that costs money and that the learner does not have, as a member neither. */
export async function courseForSale(url: string, token: string): Promise<string> {
  const ask = async (path: string, body: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', token };
    const reply = await fetch(`${url}/apis${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await reply.json()) as { data: Answer }).data;
  };
  const { list = [] } = await ask('/course/api/courseInfo/list', { courseCategory: 1, isFree: 0, pageSize: 50 });
  for (const { id, isVipFree } of list) {
    if (isVipFree === 1) continue;
    const { standing } = await ask('/trade/auth/order/info/checkout', { courseId: id });
    if (standing === 'buy') return `/course/${id}`;
  }
  throw new Error('the demo world sells no course to this learner');
}

interface Answer {
  list?: { id: string; isVipFree?: 0 | 1 }[];
  standing?: string;
}
