/** Two with sound only: one in Chinese, a short meeting in English with a pitch per speaker. */
export type AudioLesson = { key: string; title: string; lang: 'zh' | 'en'; says: [text: string, pitch: number][] };

export const audioLessons: AudioLesson[] = [
  {
    key: 'audio-source',
    title: '散步时听：数据从哪里来',
    lang: 'zh',
    says: [
      ['你好，这一段适合在路上听。', 40],
      ['我们每天都在留下数据。刷卡进门，扫码付款，连温室里的一只温度计，也在说话。', 40],
      ['可是数据不会自己说明白。它从哪里来，谁记下来的，为什么记，这三个问题要先问。', 40],
      ['第一个例子。食堂统计最受欢迎的菜，只看卖了多少份。', 40],
      ['可是那道菜，每天十一点半就卖完了。来得晚的人想买，也买不到。', 40],
      ['数据没有错，错的是我们以为它记下了全部。', 40],
      ['第二个例子。设备的报警记录很少，不一定是设备好，也可能是报警被关掉了。', 40],
      ['所以听设备说话，也要听它为什么沉默。', 40],
      ['下次拿到一张表，先别急着算。找到记录它的人，请他喝杯茶，问三句话。', 40],
      ['这一张表，从哪里来。什么时候开始记。有什么，是没有记下来的。', 40],
    ],
  },
  {
    key: 'audio-meeting',
    title: '听一场短会',
    lang: 'en',
    says: [
      ['Good morning. Thank you all for joining.', 45],
      ['We are here to decide the delivery date. It will take about ten minutes.', 45],
      ['Lin, could you tell us where we are?', 45],
      ['Sure. The boards passed the test last Friday. The boxes are still late.', 65],
      ['Sorry, may I stop you there? How late are they?', 30],
      ['About one week. The supplier changed the machine.', 65],
      ['I see. Then the twentieth is not possible for us.', 30],
      ['May I suggest something? We could ship the first half on the twentieth.', 55],
      ['And the rest one week later?', 30],
      ['Exactly. But we would need a new packing list from you.', 55],
      ['That is fine. I will send it by Wednesday.', 30],
      ['Great. So, first half on the twentieth, the rest on the twenty seventh. Is everyone happy with that?', 45],
      ['Yes, from our side.', 65],
      ['Thank you. I will write it down and send it to everybody today.', 45],
    ],
  },
];
