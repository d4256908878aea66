import { observer } from 'mobx-react-lite';
import { TextField } from '#ui/components/form/field.tsx';
import fields from '#ui/design/fields.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Whom to write to and whom the carrier may call. */
export const ContactFields = observer(function ContactFields() {
  const { checkout: store } = useCheckoutStores();
  const { say, problem } = useWords();
  const { email, phoneNumber } = store.checkout.contactInfo;
  const errorOf = ({ error }: typeof email) => error && problem(error);
  return (
    <section>
      <h2>{say('shipping.contact')}</h2>
      <div className={fields.grid}>
        <TextField
          id="contact-email"
          name="email"
          label={say('label.email')}
          hint={say('shipping.emailHint')}
          error={errorOf(email)}
          value={email.value}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          span="half"
          required
          onChange={(value) => store.type('contactInfo', 'email', value)}
          onBlur={() => store.check('contactInfo', 'email')}
        />
        <TextField
          id="contact-phoneNumber"
          name="phoneNumber"
          label={say('label.phoneNumber')}
          hint={say('shipping.phoneHint')}
          error={errorOf(phoneNumber)}
          value={phoneNumber.value}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={40}
          span="half"
          required
          onChange={(value) => store.type('contactInfo', 'phoneNumber', value)}
          onBlur={() => store.check('contactInfo', 'phoneNumber')}
        />
      </div>
    </section>
  );
});
