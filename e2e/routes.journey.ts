import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectFit, expectFitAndAccessible } from './sound.ts';
import { expect, startPage, test } from './test.ts';

/** The date format of stories: “November 12, 2026”. */
const longDate = /[A-Z][a-z]{2,8} \d{1,2}, 20\d\d/;

interface Route {
  /** The path; `address` opens it if the path alone does not. */
  path: string;
  address?: string;
  status?: number;
  heading: string | RegExp;
  /** The texts that the specification requires. */
  texts: (string | RegExp)[];
  /** Whether search engines should skip it: template pages and personal ones. */
  noindex?: boolean;
}

const categories = ['All', 'Commercial', 'Residential', 'Studio'];
const services = [
  'Property Management',
  'Mortgage Service',
  'Consulting Service',
  'Home Buying',
  'Home Selling',
  'Escrow Services',
];
const reasons = [
  'RERA Approved Projects',
  'Profitability for Clients',
  'Exit for Clients',
  'Technology Enabled',
  'Home Selling',
  'Escrow Services',
];
const shop = [
  'Property Type',
  'BHK',
  ...['Single', 'Double', 'Triple', 'Four or more'],
  ...['Default sorting', 'Sort by popularity', 'Sort by new arrivals'],
  ...['Sort by price: low to high', 'Sort by price: high to low'],
  /Showing 1–12 of \d+ results/,
  'Estate Agents',
];
const projectTable = ['Dimension', 'Number of Rooms', 'Type of Property', 'Price', 'Year of Completion'];
const story = 'what-the-aqua-line-extension-changes-for-sector-142-and-beyond';

const routes: Route[] = [
  {
    path: '/',
    heading: 'Find Your Dream Property',
    texts: [
      'Search properties for sale, rent, or lease across top locations.',
      ...['Our Projects', ...categories, 'onwards'],
      ...['Our Team', 'What Our Customers Say', 'Latest News'],
      ...['Why Choose', 'Trusted Experience', 'Client Focused', 'Innovation'],
      ...['Get Free Consultation', 'Contact Now'],
      ...['About Us', 'Quick Links', 'Land', 'Terms', 'Privacy'],
    ],
  },
  {
    path: '/shop-left-sidebar',
    heading: 'Projects',
    texts: [...categories, 'Location', 'Price', 'Type', 'Property type', 'View Details', 'BHK', 'Budget'],
  },
  { path: '/shop', heading: 'Shop', texts: shop },
  {
    path: '/shop-left-sidebar',
    address: '/shop-left-sidebar?view=list',
    heading: 'Projects',
    texts: ['Property type'],
  },
  { path: '/shop', address: '/shop?view=list&rooms=3', heading: 'Shop', noindex: true, texts: ['3 BHK'] },
  { path: '/shop-grid', heading: 'Shop Grid', texts: shop },
  { path: '/shop-right-sidebar', heading: 'Shop Right Sidebar', texts: shop },
  { path: '/wishlist', heading: 'Wishlist', noindex: true, texts: ['Nothing saved yet'] },
  {
    path: '/shortlist/:token',
    address: '/shortlist/a-link-that-never-was',
    status: 410,
    heading: 'This shared shortlist has ended',
    noindex: true,
    texts: ['See all projects'],
  },
  { path: '/cart', heading: 'Cart', noindex: true, texts: ['Your cart is empty'] },
  { path: '/checkout', heading: 'Checkout', noindex: true, texts: ['Your cart is empty'] },
  {
    path: '/privacy',
    heading: 'Privacy',
    texts: [
      ...['What we keep, and why', 'A job application', 'What you can ask of us', 'within 30 days'],
      ...['Data Protection Board of India', 'info@example.com'],
      'Version 3, last updated on 26 Nov 2026.',
      ...['An alert by e-mail', 'A shared shortlist'],
    ],
  },
  {
    path: '/privacy/choices',
    heading: 'My choices',
    noindex: true,
    texts: [
      'Stop the newsletter',
      'To see, correct or erase what we keep about you',
      'Read the privacy notice',
    ],
  },
  {
    path: '/alerts/new',
    address: '/alerts/new?rooms=3&place=noida/sector-150',
    heading: 'Ask us to tell you',
    noindex: true,
    texts: ['3 BHK, Sector 150', 'Ask on WhatsApp'],
  },
  {
    path: '/alerts/confirm/:token',
    address: '/alerts/confirm/none',
    heading: 'Confirm your alert',
    noindex: true,
    texts: ['This link does not work'],
  },
  {
    path: '/alerts/stop/:token',
    address: '/alerts/stop/none',
    heading: 'Stop the alert',
    noindex: true,
    texts: ['This link does not work', 'It is incomplete, or the alert has been removed already.'],
  },
  {
    path: '/terms',
    heading: 'Terms',
    texts: [
      ...['Information, not an offer', 'Last updated on 25 Nov 2026.', 'info@example.com'],
      'Registration number SAMPLE-AGENT-2026-0062',
    ],
  },
  { path: '/offline', heading: 'This page is not on this device', noindex: true, texts: ['Try again'] },
  { path: '/project-details', heading: 'Choose a project', noindex: true, texts: ['Jheel Residences'] },
  {
    path: '/project-details/:slug/cost',
    address: '/project-details/jheel-residences/cost?floor=12&buyer=woman',
    heading: 'What you will really pay',
    noindex: true,
    texts: ['Agreement value', 'Stamp duty', 'What is due when'],
  },
  {
    path: '/project-details/:slug/report',
    address: '/project-details/jheel-residences/report',
    heading: 'Report this listing',
    noindex: true,
    texts: ['Jheel Residences', 'What is wrong?', 'Only if you want an answer.', 'Send the report'],
  },
  {
    path: '/project-details/:slug',
    address: '/project-details/jheel-residences',
    heading: 'Jheel Residences',
    texts: [
      ...['Site & Area Break-Down', ...projectTable],
      ...['Advantages', 'Reasons to Invest', 'Unit Type', 'On Request', 'Amenities', 'Location'],
      ...[
        'About the Builder',
        'RERA Details',
        'T&C Apply',
        'Disclaimer',
        'sq ft carpet',
        'What it costs a month',
      ],
      'Get Free Consultation',
    ],
  },
  {
    path: '/product-details/:id',
    address: '/product-details/jheel-residences',
    heading: 'Product Details',
    texts: ['Jheel Residences', 'Your Name*', 'Your Email*', 'Features', 'Swimming Pool'],
  },
  {
    path: '/projects/:slug',
    address: '/projects/in-noida',
    heading: 'Projects in Noida',
    texts: ['to choose from', 'ready to move into', 'More to explore'],
  },
  { path: '/compare', heading: 'Compare', texts: [] },
  {
    path: '/commute',
    address: '/commute?work=noida/sector-135&km=10&other=metro/pari-chowk&otherKm=10',
    heading: 'Homes near two workplaces',
    noindex: true,
    texts: ['Sector 135', 'Pari Chowk metro', 'straight lines', 'km from'],
  },
  { path: '/team', heading: 'Our Agent', texts: ['Meera Bhatnagar', 'Commercial leasing'] },
  { path: '/team-details', heading: 'Agent Details', noindex: true, texts: ['Meera Bhatnagar'] },
  {
    path: '/team-details/:slug',
    address: '/team-details/meera-bhatnagar',
    heading: /Agent Details\s+Meera Bhatnagar/,
    texts: ['Position', 'Experience', 'Location', 'Contact details', 'Property Management', 'Your Email*'],
  },
  {
    path: '/blog',
    heading: 'Stories',
    texts: [longDate, 'By: Meera Bhatnagar', 'Read More'],
  },
  {
    path: '/blog-grid',
    heading: 'Blog Grid',
    noindex: true,
    texts: ['Services', 'Read more'],
  },
  { path: '/blog-left-sidebar', heading: 'Blog Left Sidebar', noindex: true, texts: ['Read More'] },
  { path: '/blog-right-sidebar', heading: 'Blog Right Sidebar', noindex: true, texts: ['Read More'] },
  { path: '/blog-details', heading: 'Choose a story', noindex: true, texts: ['Aqua Line'] },
  {
    path: '/blog-details/:slug',
    address: `/blog-details/${story}`,
    heading: /Aqua Line/,
    texts: ['Meera Bhatnagar', longDate, 'Content'],
  },
  {
    path: '/contact',
    heading: 'Contact',
    texts: ['sales@example.com', 'info@example.com', '+91 120 000 0000', '+91 120 000 0001', 'Get A Quote'],
  },
  { path: '/career', heading: 'Career', texts: ['Apply for a Job', 'Cover Letter', 'Resume*'] },
  { path: '/register', heading: 'Register', noindex: true, texts: ['Your Email*'] },
  { path: '/add-listing', heading: 'Add Listing', noindex: true, texts: ['Your Email*'] },
  { path: '/order-tracking', heading: 'Order Tracking', noindex: true, texts: ['Order ID', 'Billing email'] },
  {
    path: '/about',
    heading: 'About Us',
    texts: [
      ...['Expertise and Experience', 'Trust and Transparency', 'Impressive Growth Potential'],
      ...['Plus Points', 'Technologies', 'Moving Ahead', 'Vision and Mission', 'HAR BANDE KO APNA HI GHAR'],
      ...['Over 50 years of collective experience', '70%+', 'more than 500 people'],
      ...['Looking for a dream home?', 'Explore Properties'],
    ],
  },
  { path: '/service', heading: 'What We Do', texts: services },
  {
    path: '/service-details',
    heading: /Service Details\s+Property Management/,
    texts: [...services, 'Subscribe'],
  },
  { path: '/portfolio', heading: 'Our Portfolio', noindex: true, texts: ['LOAD MORE +', 'Contact us'] },
  { path: '/portfolio-v2', heading: 'Our Portfolio', noindex: true, texts: ['LOAD MORE +'] },
  { path: '/portfolio-details', heading: /Portfolio Details/, noindex: true, texts: services },
  {
    path: '/faq',
    heading: 'Frequently asked questions',
    texts: [
      ...[/buy/, /refund/, /new user/, /returns/, /secure/, /sale code/, /credit card/],
      ...['560+', 'Total area', '197K+', 'Apartments sold', '268+', 'Constructions', '340+', 'Rooms'],
    ],
  },
  {
    path: '/coming-soon',
    heading: 'We Are Coming Soon',
    noindex: true,
    texts: ['Notify me when we launch', 'Days', 'Hours', 'Minutes', 'Seconds'],
  },
  {
    path: '/location',
    heading: 'Location',
    noindex: true,
    texts: [
      ...['New York', 'South Carolina', 'Florida', 'Rhode Island', 'Melbourne', 'Sydney', 'Cairns'],
      ...['Alabama', 'Boston', 'Get An Appointment', 'View Website'],
    ],
  },
  {
    path: '/history',
    heading: 'History',
    noindex: true,
    texts: ['1900', '1940', '2000', '2010', '2021', ...reasons, '24/7 Availability, Make An Appointment'],
  },
  { path: '/whychooseus', heading: 'Why Choose Us', texts: reasons },
  {
    path: '/builders',
    heading: 'Builders',
    texts: ['Jalpath Developers', 'Samples: these builders do not exist.', 'handed over'],
  },
  {
    path: '/builders/:slug',
    address: '/builders/jalpath-developers',
    heading: 'Jalpath Developers',
    texts: ['Track record', 'Jalpath Terraces', '5 months late', 'What we checked', 'Jheel Residences'],
  },
  { path: '/testimonials', heading: 'What Our Customers Say', texts: ['Kamala Narayan'] },
  { path: '/media', heading: 'Media', texts: ['Play the sample film', 'Pictures'] },
  { path: '/login', heading: 'Admin Login', noindex: true, texts: ['Username', 'Password', 'SIGN IN'] },
  {
    path: '/developers',
    heading: 'For developers',
    texts: ['Start in 15 minutes', 'Webhooks', 'Errors and limits', 'curl'],
  },
  {
    path: '/developers/:part',
    address: '/developers/webhooks',
    heading: 'For developers',
    texts: ['Standard Webhooks 1.0', 'webhook-signature'],
  },
  {
    path: '/page/:slug',
    address: '/page/a-page-that-never-was',
    status: 404,
    heading: 'Page Not Found!',
    noindex: true,
    texts: ['BACK TO HOME'],
  },
  {
    path: '/404',
    status: 404,
    heading: 'Page Not Found!',
    noindex: true,
    texts: [
      'Oops! The page you are looking for does not exist. It might have been moved or deleted.',
      'BACK TO HOME',
    ],
  },
];

for (const { path, address = path, status = 200, heading, texts, noindex = false } of routes) {
  test(`${address} opens directly, holds what is specified, is walked through with the Tab key, and contacts no other company`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const failed = failedRequests(page);
    const others = requestsToOthers(page);
    const response = await page.goto(asArrived(address));
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect.poll(() => missingIn(page, texts)).toEqual([]);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(noindex ? 1 : 0);
    await expectFitAndAccessible(page);
    await expectReachableByTab(page);
    await scrollThrough(page);
    expect(others).toEqual([]);
    expect(failed).toEqual([]);
  });
}

/** The texts that the page does not hold, in one question for all. */
async function missingIn(page: Page, texts: Route['texts']): Promise<Route['texts']> {
  const shown = ((await page.locator('body').textContent()) ?? '').replace(/\s+/g, ' ');
  return texts.filter((text) => (typeof text === 'string' ? !shown.includes(text) : !text.test(shown)));
}

/** An address as a link in a chat has it: its parameters in another order, and one more that the page does not know. */
function asArrived(address: string): string {
  const [path = '', query] = address.split('?');
  const asked = [...new URLSearchParams(query), ['utm_source', 'chat']].reverse();
  return `${path}?${new URLSearchParams(asked)}`;
}

for (const address of new Set(routes.map(({ path, address = path }) => address))) {
  test(`${address} fits, has large targets and is accessible in the dark @phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(address);
    await expectFitAndAccessible(page);
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFit(page);
  });
}

/** The links of breadcrumb and footer of less than 44 px, and the fields with letters of less than 16 px. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('footer :is(a, label), nav[aria-label=Breadcrumb] a')];
    const typed = ':is(input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea)';
    const fields = [...document.querySelectorAll(typed)];
    const small = links.filter((link) => {
      const { width, height } = link.getBoundingClientRect();
      return width > 0 && (width < 44 || height < 44);
    });
    const fine = fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16);
    return [...small, ...fine].map((element) => element.outerHTML);
  });
}

/** A longer page is seen to its end at once. */
const maxScrolled = 12;

/** Scrolls to the end as a visitor does, so that the page loads all that it loads by itself. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const isAtEnd = () =>
    page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
  for (let scrolled = 0; scrolled < maxScrolled && !(await isAtEnd()); scrolled += 1)
    await page.mouse.wheel(0, 900);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // What has come into view is asked for before the next two frames.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Presses Tab until each element that the keyboard must reach has had the focus, and has shown it. */
async function expectReachableByTab(page: Page): Promise<void> {
  // The keyboard starts the page, which may draw elements anew.
  await startPage(page);
  const reachable = await markReachable(page);
  const walked = await noteFocus(page);
  for (const _ of reachable) await page.keyboard.press('Tab');
  let focused = await walked();
  const missed = () => reachable.filter((name) => !focused.has(name));
  // Scrolling areas also take the focus, which needs a few more presses.
  for (let press = 0; missed().length > 0 && press < 20; press += 1) {
    await page.keyboard.press('Tab');
    focused = await walked();
  }
  expect(missed()).toEqual([]);
  for (const [name, shown] of focused) expect.soft(shown, `${name} shows that it has the focus`).toBe(true);
}

/** Names each element that the keyboard must reach; a group of radio buttons counts as one. */
function markReachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const groups = new Set<string>();
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled'))
        return false;
      if (element.tabIndex < 0 || element.closest('[inert]')) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = `${element.form?.id ?? ''} ${element.name}`;
      const chosen = element.checked || (!groups.has(group) && !isChosen(element.name));
      groups.add(group);
      return chosen;
    });
    function isChosen(name: string): boolean {
      return document.querySelector(`input[name="${name}"]:checked`) !== null;
    }
    return found.map((element, place) => {
      const name = `${place} ${element.tagName} ${element.ariaLabel ?? element.textContent.trim().slice(0, 40)}`;
      element.dataset.reachable = name;
      return name;
    });
  });
}

/**
 * Notes each element that has had the focus, and whether that was visible, when the next key is pressed. The answer reads
 * what is noted: one question for a whole walk, because a page has some sixty elements.
 */
async function noteFocus(page: Page): Promise<() => Promise<Map<string, boolean>>> {
  const notes = await page.evaluateHandle(() => {
    const shown = new Map<string, boolean>();
    const note = () => {
      const element = document.activeElement;
      const name = element instanceof HTMLElement && element.dataset.reachable;
      if (!name) return;
      const { top, bottom, width } = element.getBoundingClientRect();
      const inside = width > 0 && bottom > 0 && top < window.innerHeight;
      // A card, or a field in a group, shows the focus ring around its whole area.
      let ringed = false;
      for (
        let place: Element | null = element;
        place && place.tagName !== 'FORM';
        place = place.parentElement
      ) {
        for (const pseudo of [undefined, '::after'])
          ringed ||= getComputedStyle(place, pseudo).outlineStyle !== 'none';
      }
      shown.set(name, inside && ringed && shown.get(name) !== false);
    };
    addEventListener('keydown', note, { capture: true });
    return { shown, note };
  });
  return async () =>
    new Map(
      await notes.evaluate(({ shown, note }) => {
        note();
        return [...shown];
      }),
    );
}

test('every path of the site map is in the table above', () => {
  const source = readFileSync('web/src/site/routes.tsx', 'utf8');
  const paths = [...source.matchAll(/^ {2}'(\/[^']*)':/gm)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !routes.some((route) => route.path === path))).toEqual([]);
});

test(
  'the back office sends a visitor to the login, and remembers the way',
  { tag: '@walk' },
  async ({ page }) => {
    await page.goto('/my-account/contacts');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
    await expect(page).toHaveURL('/login?next=%2Fmy-account%2Fcontacts');
  },
);

/** The addresses at other hosts that a page asks from now on. */
function requestsToOthers(page: Page): string[] {
  let own = '';
  const others: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    own ||= host;
    if (host !== own) others.push(request.url());
  });
  return others;
}

/**
 * The map’s tiles may be unreachable; the map then shows the address in words. A browser itself ends the request of a
 * picture when its window changes and another width fits.
 */
function failedRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    const isReplaced = request.resourceType() === 'image' && why === 'net::ERR_ABORTED';
    if (isReplaced || request.url().startsWith('https://tile.openstreetmap.org/')) return;
    failed.push(`${request.url()} ${why}`);
  });
  return failed;
}
