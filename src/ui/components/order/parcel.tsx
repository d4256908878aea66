import type { Shipment } from '#domain/order/order.ts';
import { trackingPage } from '#domain/order/tracking/shipment.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import { useWords } from '#ui/words/words.ts';

/** By what a parcel is followed, and where. */
export const Parcel = ({ shipment }: { readonly shipment: Shipment }) => {
  const { say } = useWords();
  const { carrier, trackingNumber } = shipment;
  return (
    <div className={classNames(controls.message, controls.messageOk)}>
      <Icon name="truck" />
      <div>
        <p>
          {say('timeline.parcel', { carrier })}: <b>{trackingNumber}</b>
        </p>
        <a className={controls.link} href={trackingPage(shipment)} target="_blank" rel="noreferrer">
          {say('timeline.follow', { carrier })}
        </a>
      </div>
    </div>
  );
};
