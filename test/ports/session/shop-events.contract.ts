import { describe, expect, it } from 'vitest';
import type { ShopEvent } from '#domain/session/shop-event.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';

export const shopEventsContract = (adapter: string, open: () => ShopEvents): void => {
  describe(`${adapter} keeps the ShopEvents contract:`, () => {
    it('whoever listens hears every event in order, until they stop', () => {
      const events = open();
      const heard: ShopEvent[] = [];
      const stop = events.listen((event) => heard.push(event));
      events.emit({ name: 'toggleScreenLoader', show: true });
      events.emit({ name: 'showApiFailAlert', error: 'Oh.' });
      stop();
      events.emit({ name: 'logout', reason: 'user' });
      expect(heard).toEqual([
        { name: 'toggleScreenLoader', show: true },
        { name: 'showApiFailAlert', error: 'Oh.' },
      ]);
    });

    it('tells everybody who listens, and one who stops twice is gone once', () => {
      const events = open();
      const heard: string[] = [];
      const stop = events.listen(({ name }) => heard.push(`one ${name}`));
      events.listen(({ name }) => heard.push(`two ${name}`));
      events.emit({ name: 'toggleScreenLoader', show: true });
      stop();
      stop();
      events.emit({ name: 'logout', reason: 'user' });
      expect(heard).toEqual(['one toggleScreenLoader', 'two toggleScreenLoader', 'two logout']);
    });
  });
};
