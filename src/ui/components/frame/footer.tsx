import { memo } from 'react';
import { buildVersion } from '#domain/session/build-version.ts';
import { NewsletterForm } from '#ui/components/content/newsletter-form.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { classNames } from '#ui/design/class-names.ts';
import frame from '#ui/design/frame.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

const columns: readonly (readonly [WordKey, readonly (readonly [WordKey, string])[]])[] = [
  [
    'footer.shop',
    [
      ['footer.allSnacks', '/all-snacks'],
      ['footer.flavors', '/flavors'],
      ['footer.mixBox', '/varietypack/customize'],
      ['footer.varietyPacks', '/varietypack'],
      ['footer.merchandise', '/merchandise'],
      ['footer.giftCards', '/giftcards'],
      ['footer.holiday', '/holidayshop'],
    ],
  ],
  [
    'footer.help',
    [
      ['footer.faq', '/faq'],
      ['footer.shipping', '/shippingandreturns'],
      ['footer.track', '/trackorder'],
      ['footer.orders', '/orderhistory'],
      ['footer.contact', '/contactus'],
    ],
  ],
  [
    'footer.company',
    [
      ['footer.about', '/aboutus'],
      ['footer.concerts', '/flaminhotuniversity'],
      ['footer.accessibility', '/accessibility'],
      ['footer.privacy', '/privacy'],
      ['footer.terms', '/terms'],
    ],
  ],
];

/** Only links: it is not rendered again when the page changes. */
export const Footer = memo(function Footer() {
  const { say } = useWords();
  const { consent } = useStores();
  return (
    <footer className={classNames(frame.footer, layout.below)}>
      <div className={layout.wrap}>
        <div className={frame.columns}>
          <NewsletterForm />
          {columns.map(([title, links]) => (
            <div key={title}>
              <h2>{say(title)}</h2>
              <ul>
                {links.map(([name, address]) => (
                  <li key={address}>
                    <Link to={address}>{say(name)}</Link>
                  </li>
                ))}
                {title === 'footer.company' ? (
                  <li>
                    <button
                      type="button"
                      className={frame.footerButton}
                      onClick={() => consent.reopen()}
                    >
                      {say('footer.cookies')}
                    </button>
                  </li>
                ) : null}
              </ul>
            </div>
          ))}
        </div>
        <div className={classNames(frame.legal)}>
          <p>{say('shop.disclaimer')}</p>
          <p>{say('footer.version', { version: buildVersion })}</p>
        </div>
      </div>
    </footer>
  );
});
