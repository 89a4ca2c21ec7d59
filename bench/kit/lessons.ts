/** Joins a free course of the demo world by its name and answers its id. */
export async function joinCourse(url: string, token: string, name: string): Promise<string> {
  const { list } = await ask<{ list: { id: string; courseName: string }[] }>(
    url,
    token,
    '/course/api/courseInfo/list',
    {
      courseName: name,
    },
  );
  const courseId = list.find(({ courseName }) => courseName === name)!.id;
  await ask(url, token, '/course/auth/order/addCourseToUser', { courseId });
  return courseId;
}

/** The address at which a class-hour is studied. */
export async function lessonAddress(url: string, token: string, courseId: string, name: string): Promise<string> {
  const { list } = await ask<{ list: { periodList: { id: string; periodName: string }[] }[] }>(
    url,
    token,
    '/course/api/chapterInfo/list',
    { courseId },
  );
  const period = list.flatMap(({ periodList }) => periodList).find(({ periodName }) => periodName === name)!;
  return `${url}/view/${courseId}?periodId=${period.id}`;
}

/** The data of a call that must succeed. */
export async function ask<T>(url: string, token: string, path: string, input: object): Promise<T> {
  const response = await fetch(`${url}/apis${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(input),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T };
  if (code !== 200) throw new Error(`${path} 没有成功：${msg}`);
  return data;
}
