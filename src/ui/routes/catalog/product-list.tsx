import { ListRoute } from '#ui/routes/catalog/list-route.tsx';

export const AllSnacks = () => <ListRoute kind="all-snacks" />;
export const Merchandise = () => <ListRoute kind="merchandise" />;
export const HolidayShop = () => <ListRoute kind="holidayshop" />;
