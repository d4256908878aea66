import { FlavorPills } from '#ui/components/list/flavor-pills.tsx';
import { ListRoute } from '#ui/routes/product-list.tsx';

/** The shop by its flavors (ROUTE-13, ROUTE-14). */
export const Flavors = () => <ListRoute kind="flavors" neighbours={FlavorPills} />;
