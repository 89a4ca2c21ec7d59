import { wireTime } from '#contract/rules/time.ts';
import * as adv from '#contract/system/adv.ts';
import * as website from '#contract/system/website.ts';
import { builtInSite } from '../../../kit/builtInSite.ts';
import { builtContext } from '../../../kit/builtRoutes.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import { AboutSite } from '../parts/AboutSite.tsx';
import { Hero } from '../parts/Hero.tsx';
import { MyDay } from '../parts/MyDay.tsx';
import { Stations } from '../parts/Stations.tsx';
import { greetingAt, stations } from '../parts/homeFacts.ts';
import { siteJsonLd } from '../parts/siteJsonLd.ts';
import { siteRoutes } from '../routes.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import styles from './Home.module.css';

export const handle = siteRoutes.home;

/** Each block stands alone: one that fails or has nothing is left out. */
export async function loader({ context }: LoaderArgs) {
  const api = context.get(apiContext);
  const isBuilt = context.get(builtContext);
  const [{ advList }, site] = await Promise.all([
    api.call(adv.list, {}).catch(() => ({ advList: [] })),
    api.call(website.get, {}).catch(() => builtInSite),
  ]);
  return {
    slides: advList.filter(({ advUrl }) => advUrl === '' || isBuilt(advUrl)),
    stations: stations.filter(({ to }) => isBuilt(to)),
    register: isBuilt('/register'),
    greeting: greetingAt(wireTime(new Date())),
    seo: { canonical: '/', jsonLd: siteJsonLd(site, api.publicUrl) },
  };
}

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const { slides, greeting, register } = loaderData;
  return (
    <div className="page">
      <section className={styles.hero} aria-label="推荐">
        <Hero slides={slides} />
        <MyDay greeting={greeting} register={register} />
      </section>
      <Stations stations={loaderData.stations} />
      <AboutSite />
    </div>
  );
}
